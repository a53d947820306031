import { type Db, hotQuery } from "#data/database.ts";
import { sql } from "#db/orm.ts";

/** A number for a sync, greater than that of every sync that began earlier. */
export async function nextSyncNumber(db: Db): Promise<number> {
  const rows = await hotQuery<{ number: string }>(db, sql`select nextval('payment_sync_numbers') as number`);
  return Number(rows[0]?.number);
}
