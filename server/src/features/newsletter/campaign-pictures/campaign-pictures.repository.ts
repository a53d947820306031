import { type Db, hotQuery } from "#data/database.ts";
import { sql } from "#db/orm.ts";

/** Whether any campaign, sent or not, shows a picture in its text. */
export async function isShown(db: Db, id: string): Promise<boolean> {
  const rows = await hotQuery<{ shown: boolean }>(
    db,
    sql`select exists (select from campaigns where position(${`/media/${id}/`} in body) > 0) as shown`,
  );
  return rows[0]?.shown ?? false;
}
