import type { SQL } from "drizzle-orm";
import { sql } from "#db/orm.ts";
import { type Db, fileRows, limitTo } from "./database.ts";

/** One file in the copy of members' own data: the rows of a query as JSON. */
export interface OwnRows {
  /** The file's name without its extension. */
  readonly name: string;
  /** The tables that it covers; if absent, the one of its name. */
  readonly tables?: readonly string[];
  /** The columns of the file under readable names. No secrets, no hashes, no data of others. */
  readonly columns: SQL;
  /** If absent, the first of its tables. */
  readonly from?: SQL;
  /** If absent, by the column `user_id`. */
  readonly where?: (userId: number) => SQL;
  /** Unique; determines the order of the rows. */
  readonly key: SQL;
  /** If absent, "int". */
  readonly keyType?: "int" | "text";
}

/** The personal data that a feature stores. */
export interface OwnData {
  readonly files: readonly OwnRows[];
  /** Tables that refer to members but are not in the copy, each with the reason. */
  readonly leftOut: Readonly<Record<string, string>>;
}

export const tablesOf = ({ name, tables = [name] }: OwnRows): readonly string[] => tables;

const batch = 500;

type Row = Record<string, unknown>;

/**
 * Reads the rows of a file in batches, so that a slow client ties up neither memory for all of them nor a connection.
 */
export async function* readOwn(db: Db, file: OwnRows, userId: number): AsyncGenerator<Row> {
  const [table = ""] = tablesOf(file);
  const { columns, from = sql.identifier(table), key, keyType = "int" } = file;
  const mine = file.where?.(userId) ?? sql`user_id = ${userId}`;
  let after: string | undefined;
  for (;;) {
    const beyond = after === undefined ? sql`` : sql`and ${key} > ${after}::${sql.raw(keyType)}`;
    const rows = await fileRows(
      db,
      sql`select ${columns}, ${key}::text as own_key from ${from} where ${mine} ${beyond}
          order by ${key} ${limitTo(batch)}`,
    );
    for (const { own_key, ...row } of rows) {
      after = String(own_key);
      yield row;
    }
    if (rows.length < batch) return;
  }
}
