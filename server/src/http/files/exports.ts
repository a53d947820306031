import { validation } from "@mindreel/messages/wire";
import type { SQL } from "drizzle-orm";
import type { Audit } from "#data/audit.ts";
import { type Db, readCursor } from "#data/database.ts";
import type { Replica } from "#data/replica/replica.ts";
import { inTransaction } from "#data/transaction.ts";
import { AppError } from "#domain/errors.ts";
import { sentence } from "#domain/sentences.ts";
import { CsvFile } from "./csv.ts";

interface Dependencies {
  readonly db: Db;
  readonly replica: Replica;
  readonly clock: () => Date;
}

interface Wanted {
  /** The file's name; the date is appended. */
  readonly name: string;
  readonly columns: readonly string[];
  readonly rows: SQL;
  /** The superuser, for the audit log. */
  readonly actorId: number;
  readonly audit: Audit;
  /** The filters in use, for the audit log. */
  readonly filter?: Readonly<Record<string, string | undefined>>;
}

/** Each export holds one of the few database connections until it ends. */
const atOnce = 2;

/** Exports whole tables as files, for superusers. The audit log entry is written before the first row is sent. */
export function createExports({ db, replica, clock }: Dependencies) {
  let running = 0;

  async function* counted(rows: SQL) {
    // Counted from the first read: a file that nobody reads holds no connection.
    if (running >= atOnce) throw new AppError("rate_limited");
    running++;
    try {
      yield* readCursor(replica.db(), rows);
    } finally {
      running--;
    }
  }

  return {
    /** @throws AppError 429 */
    begin: async ({ name, columns, rows, actorId, audit, filter = {} }: Wanted): Promise<CsvFile> => {
      if (running >= atOnce) {
        throw new AppError("rate_limited", sentence(validation, "exports"));
      }
      const file = `${name}-${clock().toISOString().slice(0, 10)}`;
      const narrowed = Object.entries(filter).flatMap(([key, value]) => (value ? [[key, value] as const] : []));
      await inTransaction(db, (tx) => audit(tx, actorId, { name: `${file}.csv`, ...Object.fromEntries(narrowed) }));
      return new CsvFile(file, columns, counted(rows));
    },
  };
}

export type Exports = ReturnType<typeof createExports>;
