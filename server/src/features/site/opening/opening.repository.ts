import { type Db, hotQuery } from "#data/database.ts";
import { sql } from "#db/orm.ts";

/** How it is, since when. */
export interface LastOpening {
  readonly at: Date;
  readonly open: boolean;
}

/** @returns undefined if it was never closed */
export async function latest(db: Db): Promise<LastOpening | undefined> {
  const [row] = await hotQuery<LastOpening>(db, sql`select at, open from site_openings order by id desc limit 1`);
  return row;
}

/** Lets only one transaction at a time open or close the site. */
export async function lock(tx: Db): Promise<void> {
  await hotQuery(tx, sql`select pg_advisory_xact_lock(hashtextextended('site opening', 0))`);
}

export async function add(tx: Db, { at, open }: LastOpening, actorId: number): Promise<number> {
  const [row] = await hotQuery<{ id: number }>(
    tx,
    sql`insert into site_openings (at, actor_id, open) values (${at}::timestamptz, ${actorId}::int, ${open}::boolean)
        returning id`,
  );
  if (row === undefined) throw new Error("an insert returned no row");
  return row.id;
}
