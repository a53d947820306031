import type { OpenTo } from "@mindreel/contract/catalogue/open-to";
import type { SQL } from "drizzle-orm";
import { type Db, hotQuery } from "#data/database.ts";
import { type From, type Listed, pageLimit } from "#data/paging.ts";
import { sql } from "#db/orm.ts";
import { lastInSeries, seatVisible } from "#domain/library/series.ts";
import { translated } from "#domain/library/translations.ts";
import type { Horizon, Viewer } from "#domain/library/visibility.ts";
import type { Episode, LastDone } from "./series.policy.ts";

export interface SeriesRow {
  readonly id: number;
  readonly title: string;
  readonly description: string;
  readonly thumbnail: string | null;
  readonly openTo: OpenTo | null;
}

interface EpisodeRow extends Episode {
  readonly seriesId: number;
  readonly last: LastDone | null;
}

/** Series that contain a visible video, or all series. */
const shown = (horizon: Horizon | "all"): SQL =>
  horizon === "all"
    ? sql`true`
    : sql`exists (select from series_videos m where m.series_id = s.id and ${seatVisible(horizon)})`;

const title = sql`title_key collate "C"`;

const named = (language: Viewer["language"]): SQL =>
  sql`${translated("seriesTitle", language)} as title, ${translated("seriesDescription", language)} as description`;

/** One page of series by title plus one extra row; each row carries the total count. */
export const list = (
  db: Db,
  horizon: Horizon | "all",
  language: Viewer["language"],
  from: From,
): Promise<(SeriesRow & Listed)[]> =>
  hotQuery<SeriesRow & Listed>(
    db,
    sql`with shown as materialized (select s.* from series s where ${shown(horizon)})
        select id, ${named(language)}, thumbnail, open_to, title_key as sort_key, (select count(*)::int from shown) as total
        from shown s ${"key" in from ? sql`where (${title}, id) > (${from.key}, ${from.id}::int)` : sql``}
        order by ${title}, id ${pageLimit(from)}`,
  );

export async function one(
  db: Db,
  id: number,
  horizon: Horizon | "all",
  language: Viewer["language"],
): Promise<SeriesRow | undefined> {
  const [row] = await hotQuery<SeriesRow>(
    db,
    sql`select s.id, ${named(language)}, s.thumbnail, s.open_to from series s where s.id = ${id} and ${shown(horizon)}`,
  );
  return row;
}

/** The visible videos of some series in order, with the member's last activity in each series. */
export const episodes = (
  db: Db,
  ids: readonly number[],
  { id: memberId, language }: Viewer,
  horizon: Horizon,
): Promise<EpisodeRow[]> => {
  const among = sql`m.series_id = any(${sql.param(ids)}::int[])`;
  return hotQuery<EpisodeRow>(
    db,
    sql`select m.series_id, v.id, ${translated("videoTitle", language)} as title, m.place, v.duration, v.thumbnail, v.thumbnail_blur,
          exists (select from watched w where w.user_id = ${memberId} and w.video_id = v.id) as watched,
          case when l.place is not null then json_build_object('place', l.place, 'unfinished', l.unfinished) end as last
        from series_videos m join videos v on v.id = m.video_id
          left join ${lastInSeries(memberId, among)} l on l.series_id = m.series_id
        where ${among} and ${seatVisible(horizon)} order by m.series_id, m.place`,
  );
};

/** All series by title, with the number of their videos. */
export const choices = (db: Db): Promise<{ id: number; title: string; count: number }[]> =>
  hotQuery<{ id: number; title: string; count: number }>(
    db,
    sql`select s.id, s.title, (select count(*)::int from series_videos m
          where m.series_id = s.id and ${seatVisible("infinity")}) as count
        from series s order by ${title}, s.id`,
  );
