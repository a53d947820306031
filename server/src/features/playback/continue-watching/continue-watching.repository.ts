import { type Db, hotQuery } from "#data/database.ts";
import { type From, type Listed, pageLimit } from "#data/paging.ts";
import { sql } from "#db/orm.ts";
import { isUnfinished, latestPlays } from "#domain/library/progress.ts";
import { nextInSeries } from "#domain/library/series.ts";
import { type Horizon, visible } from "#domain/library/visibility.ts";

/**
 * The videos that a member has begun but not finished, and the next videos of series in place of finished ones, most
 * recent first. One page plus one extra row; each row carries the total count.
 */
export const toContinue = (db: Db, userId: number, horizon: Horizon, from: From): Promise<Listed[]> =>
  hotQuery<Listed>(
    db,
    sql`with begun as materialized (
          select v.id, p.report_number from ${latestPlays(userId)} p join videos v on v.id = p.video_id
          where ${isUnfinished} and ${visible(horizon)}),
        listed as materialized (
          select id, report_number from begun union all
          select id, report_number from ${nextInSeries(userId, horizon)} n where id not in (select id from begun))
        select id, report_number::text as sort_key, (select count(*)::int from listed) as total from listed
        ${"key" in from ? sql`where (report_number, id) < (${from.key}::bigint, ${from.id}::int)` : sql``}
        order by report_number desc, id desc ${pageLimit(from)}`,
  );

/**
 * Stops offering a member the next video of a series until they watch another video of it. The series is locked first,
 * because inserting a row for a series that is being deleted would violate the foreign key.
 * @returns whether this video was being offered
 */
export async function dismiss(tx: Db, userId: number, video: number, horizon: Horizon): Promise<boolean> {
  const rows = await hotQuery<{ offered: boolean }>(
    tx,
    sql`insert into dismissed_series (user_id, series_id, report_number)
        select ${userId}::int, s.id, nextval('report_numbers')
        from series_videos m join series s on s.id = m.series_id where m.video_id = ${video}
        for key share of s
        on conflict (user_id, series_id) do update set report_number = excluded.report_number
        returning exists (select from ${nextInSeries(userId, horizon)} n where n.id = ${video}) as offered`,
  );
  return rows[0]?.offered ?? false;
}

/**
 * Offers a member the next video of a series again after they dismissed it.
 * @returns whether this video is the one offered
 */
export async function offerAgain(tx: Db, userId: number, video: number, horizon: Horizon): Promise<boolean> {
  await hotQuery(
    tx,
    sql`delete from dismissed_series d using series_videos m
        where m.video_id = ${video} and d.series_id = m.series_id and d.user_id = ${userId}`,
  );
  const rows = await hotQuery(tx, sql`select from ${nextInSeries(userId, horizon)} n where n.id = ${video}`);
  return rows.length > 0;
}
