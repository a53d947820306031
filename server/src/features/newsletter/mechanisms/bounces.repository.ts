import { type Db, hotQuery } from "#data/database.ts";
import { sql } from "#db/orm.ts";

/** Records a bounce; the address gets no more news. @returns false if there is no such delivery */
export async function record(db: Db, id: number, reason: string, now: Date): Promise<boolean> {
  const rows = await hotQuery(
    db,
    sql`update deliveries set bounced_at = coalesce(bounced_at, ${now}::timestamptz), answer = ${reason}
        where id = ${id}::bigint returning id`,
  );
  return rows.length > 0;
}
