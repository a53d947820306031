import type { SQL } from "drizzle-orm";
import { sql } from "#db/orm.ts";
import { isUnfinished, latestPlays } from "./progress.ts";
import { translated } from "./translations.ts";
import type { Horizon, Viewer } from "./visibility.ts";

/** `visible` for the video in the seat `m` of a series, without reading the video. */
export const seatVisible = (horizon: Horizon): SQL => sql`m.shown_from <= ${horizon}::timestamptz`;

/**
 * The series of the video `v`, the number of its visible videos, and the place that `v` has, or would have if it were
 * visible, among them: an object, or null.
 */
export const seriesColumn = (horizon: Horizon, language?: Viewer["language"]): SQL => sql`(
  select json_build_object('id', s.id, 'title', ${translated("seriesTitle", language)}, 'place', shown.place, 'count', shown.count)
  from series_videos own join series s on s.id = own.series_id
    cross join lateral (
      select count(*) as count, 1 + count(*) filter (where m.place < own.place) as place
      from series_videos m where m.series_id = own.series_id and ${seatVisible(horizon)}) shown
  where own.video_id = v.id)`;

/**
 * What a member did last in each series: watched a video, or began one without finishing it. Rewatching counts too.
 * @param among which of the series' videos `m` count
 */
export const lastInSeries = (memberId: number, among = sql`true`): SQL => sql`(
  select distinct on (series_id) series_id, place, report_number, unfinished from (
    select m.series_id, m.place, coalesce(w.report_number, 0) as report_number, w.at, false as unfinished
    from watched w join series_videos m on m.video_id = w.video_id where w.user_id = ${memberId} and ${among}
    union all
    select m.series_id, m.place, p.report_number, null, ${isUnfinished}
    from ${latestPlays(memberId)} p join series_videos m on m.video_id = p.video_id
    where ${among} and (${isUnfinished} or
      exists (select from watched w where w.user_id = ${memberId} and w.video_id = p.video_id))) done
  order by series_id, report_number desc, at desc nulls last, place desc)`;

/**
 * The videos with which a member continues series: for each series in which they last finished a video, the next one
 * that they have not watched, with `report_number` of the finished one. Dismissed series are excluded.
 */
export const nextInSeries = (memberId: number, horizon: Horizon): SQL => sql`(
  select following.id, last.series_id, last.report_number
  from ${lastInSeries(memberId)} last cross join lateral (
    select m.video_id as id from series_videos m
    where m.series_id = last.series_id and m.place > last.place and ${seatVisible(horizon)}
      and not exists (select from watched w where w.user_id = ${memberId} and w.video_id = m.video_id)
    order by m.place limit 1) following
  where not last.unfinished
    and not exists (select from dismissed_series d
      where d.user_id = ${memberId} and d.series_id = last.series_id and d.report_number >= last.report_number))`;
