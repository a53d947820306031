import { type Db, hotQuery } from "#data/database.ts";
import { sql } from "#db/orm.ts";

/** Whether any version of the settings, current or earlier, shows a picture. */
export async function isShown(db: Db, id: string): Promise<boolean> {
  const rows = await hotQuery<{ shown: boolean }>(
    db,
    sql`select exists (select from site_settings where ${id} in (
      differences #>> '{logo,light,id}', differences #>> '{logo,dark,id}', differences ->> 'icon', differences #>> '{hero,id}',
      differences ->> 'sign_in')) as shown`,
  );
  return rows[0]?.shown ?? false;
}
