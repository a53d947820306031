import type { SQL } from "drizzle-orm";
import type { Db } from "#data/database.ts";
import { sql } from "#db/orm.ts";
import { hotQuery } from "./database.ts";

/** One file of the copy that members get of their own data: rows of one query, told as JSON. */
export interface OwnRows {
  /** Of the file, without its ending. */
  readonly name: string;
  /** Every table that it tells of. */
  readonly tables: readonly string[];
  /** What is told, each by the name that a reader finds: no secret, no hash, nobody else's data. */
  readonly columns: SQL;
  readonly from: SQL;
  readonly where: (userId: number) => SQL;
  /** Tells rows apart, in the order in which they are read. */
  readonly key: SQL;
  readonly keyType: "int" | "text";
}

/** What a feature keeps of members. */
export interface OwnData {
  readonly files: readonly OwnRows[];
  /** Tables that refer to members and are not told, each with the reason. */
  readonly leftOut: Readonly<Record<string, string>>;
}

const batch = 500;

type Row = Record<string, unknown>;

/** The rows of one file, a batch at a time: neither all of them nor a connection are held while somebody reads slowly. */
export async function* readOwn(db: Db, file: OwnRows, userId: number): AsyncGenerator<Row> {
  const { columns, from, where, key, keyType } = file;
  let after: string | undefined;
  for (;;) {
    const beyond = after === undefined ? sql`` : sql`and ${key} > ${after}::${sql.raw(keyType)}`;
    const rows = await hotQuery<Row & { own_key: string }>(
      db,
      sql`select ${columns}, ${key}::text as own_key from ${from} where ${where(userId)} ${beyond}
          order by ${key} limit ${batch}`,
    );
    for (const { own_key, ...row } of rows) {
      after = own_key;
      yield row;
    }
    if (rows.length < batch) return;
  }
}
