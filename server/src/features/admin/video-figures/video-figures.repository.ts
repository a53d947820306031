import { retentionSteps, type VideoDay } from "@mindreel/contract/admin/video-figures";
import type { SQL } from "drizzle-orm";
import { type Db, hotQuery } from "#data/database.ts";
import { sql } from "#db/orm.ts";
import { playLength } from "#domain/library/progress.ts";
import type { Days } from "#features/admin/figures/figures.policy.ts";

/** How many of a video's plays began at a step, and how many reached no further step. */
export type StepRow = { step: number; began: number; stopped: number };

/** The step of a position in the play `p` of the video `v`. */
const stepOf = (position: SQL): SQL =>
  sql`least(${retentionSteps}::int, ${position} * ${retentionSteps}::int / ${playLength})`;

/**
 * Adds plays to the totals of their videos and marks them as counted, in one statement. A play that continued after it
 * was counted adds only the difference.
 * @param until plays with a later report are left for another run
 * @returns the number of plays counted, at most `most`
 */
export async function count(db: Db, until: Date, most: number): Promise<number> {
  const [row] = await hotQuery<{ n: number }>(
    db,
    sql`with due as (
        select p.user_id, p.session, p.video_id, p.counted_step as before,
          ${stepOf(sql`p.first_position`)} as first, ${stepOf(sql`p.reached`)} as last
        from plays p join videos v on v.id = p.video_id
        where not p.counted and p.first_position is not null and p.seen_at <= ${until}::timestamptz
          and ${playLength} is not null
        order by p.begun_at limit ${most}::int
        for update of p skip locked for key share of v skip locked),
      marked as (
        update plays p set counted = true, counted_step = greatest(due.before, due.last)
        from due where p.user_id = due.user_id and p.session = due.session),
      changes as (
        select video_id, first as step, 1 as began, 0 as stopped from due where before is null
        union all select video_id, last, 0, 1 from due where before is null or last > before
        union all select video_id, before, 0, -1 from due where last > before),
      added as (
        insert into video_retention as r (video_id, step, began, stopped)
        select video_id, step, sum(began), sum(stopped) from changes group by video_id, step order by video_id, step
        on conflict (video_id, step) do update
          set began = r.began + excluded.began, stopped = r.stopped + excluded.stopped)
      select count(*)::int as n from due`,
  );
  return row?.n ?? 0;
}

export async function exists(db: Db, video: number): Promise<boolean> {
  const rows = await hotQuery<{ id: number }>(db, sql`select id from videos where id = ${video}`);
  return rows.length > 0;
}

export const steps = (db: Db, video: number): Promise<StepRow[]> =>
  hotQuery<StepRow>(db, sql`select step, began, stopped from video_retention where video_id = ${video} order by step`);

/** Every day of the period in order, including days without plays. */
export const days = (db: Db, video: number, { from, to }: Days): Promise<VideoDay[]> =>
  hotQuery<VideoDay>(
    db,
    sql`select d.day::text, coalesce(w.plays, 0) as plays, coalesce(w.seconds, 0)::float8 as seconds
        from (select generate_series(${from}::date, ${to}::date, interval '1 day')::date as day) d
          left join watch_days w on w.day = d.day and w.video_id = ${video}
        order by d.day`,
  );
