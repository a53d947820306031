import { type Db, hotQuery } from "#data/database.ts";
import { sql } from "#db/orm.ts";
import { type Horizon, visible } from "#domain/library/visibility.ts";
import { latestPast } from "#domain/time/clock.ts";

interface Report {
  readonly userId: number;
  readonly horizon: Horizon;
  readonly video: number;
  /** Seconds watched since the last report, as claimed by the client. */
  readonly seconds: number;
  readonly now: Date;
}

/** Consecutive seconds watched after which a video counts as played. */
const playAfter = 5;
/** Number of rows that a day's total is spread over, to reduce lock contention between concurrent reports. */
const shares = 16;

/**
 * Counts watch time in one statement. Whatever a client claims, a member is credited at most the seconds since their
 * last report; as a play takes five seconds, this limits plays as well. Fractions of a second are carried over to the
 * next report.
 * @returns false if the member cannot see the video
 */
export async function count(db: Db, { userId, horizon, video, seconds, now }: Report): Promise<boolean> {
  const rows = await hotQuery<{ id: number }>(
    db,
    sql`with asked as (select v.id from videos v where v.id = ${video} and ${visible(horizon)}),
      before as materialized (
        select video_id, at, seconds, floor(greatest(extract(epoch from ${now}::timestamptz - at), 0))::int as passed
        from watching where user_id = ${userId}::int and at <= ${latestPast(now)}::timestamptz for update),
      credited as (
        select asked.id, before.at + before.passed * interval '1 second' as at,
          least(coalesce(before.passed, 0), ${seconds}::int) as watched,
          case when before.video_id = asked.id and before.passed <= 1800 then before.seconds else 0 end as already
        from asked left join before on true),
      counted as (
        select *, (already < ${playAfter}::int and already + watched >= ${playAfter}::int)::int as plays from credited),
      kept as (
        insert into watching as w (user_id, video_id, at, seconds)
        select ${userId}::int, id, coalesce(at, ${now}::timestamptz), already + watched from counted
        on conflict (user_id) do update
          set video_id = excluded.video_id, seconds = excluded.seconds,
            at = case when w.at > ${latestPast(now)}::timestamptz then excluded.at else greatest(w.at, excluded.at) end),
      by_video as (
        insert into watch_days as d (day, video_id, plays, seconds)
        select utc_day(${now}::timestamptz), id, plays, watched from counted where watched > 0
        on conflict (day, video_id) do update
          set plays = d.plays + excluded.plays, seconds = d.seconds + excluded.seconds),
      by_day as (
        insert into watch_totals as d (day, share, plays, seconds)
        select utc_day(${now}::timestamptz), ${userId}::int % ${shares}::int, plays, watched from counted where watched > 0
        on conflict (day, share) do update
          set plays = d.plays + excluded.plays, seconds = d.seconds + excluded.seconds)
      select id from asked`,
  );
  return rows.length > 0;
}
