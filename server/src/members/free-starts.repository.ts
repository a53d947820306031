import { type Db, hotQuery } from "#data/database.ts";
import { sql } from "#db/orm.ts";

/** Lets only one transaction at a time check and add these mailbox keys. */
export async function lock(tx: Db, keys: readonly string[]): Promise<void> {
  for (const key of [...keys].sort()) {
    await hotQuery(tx, sql`select pg_advisory_xact_lock(hashtextextended(${`spent offer ${key}`}, 0))`);
  }
}

export async function add(tx: Db, keys: readonly string[]): Promise<void> {
  await hotQuery(
    tx,
    sql`insert into spent_offers (key) select * from unnest(${sql.param(keys)}::text[]) on conflict do nothing`,
  );
}

/** The given keys that are stored. */
export async function among(db: Db, keys: readonly string[]): Promise<Set<string>> {
  const rows = await hotQuery<{ key: string }>(
    db,
    sql`select key from spent_offers where key = any(${sql.param(keys)}::text[])`,
  );
  return new Set(rows.map(({ key }) => key));
}
