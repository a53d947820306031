import { limits } from "@mindreel/contract/plain/limits";
import { type Db, hotQuery, limitTo } from "#data/database.ts";
import { sql } from "#db/orm.ts";
import { categoryPicture, ownersOrder } from "#domain/library/categories.ts";
import { seatVisible } from "#domain/library/series.ts";
import { translated } from "#domain/library/translations.ts";
import { type Horizon, type Viewer, visible } from "#domain/library/visibility.ts";
import { columns, type Reader, type VideoRow } from "#features/catalogue/videos/videos.repository.ts";
import type { Placed, Shelf } from "./home.policy.ts";

export interface Choice {
  readonly kind: "video" | "series";
  readonly id: number;
}

export interface Arrangement {
  readonly featured: Choice | null;
  readonly rails: readonly Placed[];
}

type Language = Viewer["language"];

const unarranged: Arrangement = { featured: null, rails: [] };

export async function arrangement(db: Db): Promise<Arrangement> {
  const [row] = await hotQuery<Arrangement>(db, sql`select featured, rails from home`);
  return row ?? unarranged;
}

/** The same, locked until the transaction ends. */
export async function holdArrangement(tx: Db): Promise<Arrangement> {
  await hotQuery(tx, sql`insert into home default values on conflict do nothing`);
  const [row] = await hotQuery<Arrangement>(tx, sql`select featured, rails from home for update`);
  return row ?? unarranged;
}

export const arrange = (tx: Db, { featured, rails }: Arrangement) =>
  hotQuery(
    tx,
    sql`update home set featured = ${featured === null ? null : JSON.stringify(featured)}::jsonb,
          rails = ${JSON.stringify(rails)}::jsonb`,
  );

/** Newest first: those with a visible video among these, and among the newest. */
export const series = (
  db: Db,
  also: readonly number[],
  newest: number,
  horizon: Horizon,
  language: Language,
): Promise<Shelf[]> =>
  hotQuery<Shelf>(
    db,
    sql`select s.id, ${translated("seriesTitle", language)} as title from series s
        where (s.id = any(${sql.param(also)}::int[]) or s.id in (select id from series order by id desc ${limitTo(newest)}))
          and exists (select from series_videos m where m.series_id = s.id and ${seatVisible(horizon)})
        order by s.id desc`,
  );

interface CategoryShelf extends Shelf {
  readonly thumbnail: string | null;
}

/** In the owner's order: those with a visible video. Categories are few: every page lists all of them. */
export const categories = (db: Db, horizon: Horizon, language: Language): Promise<CategoryShelf[]> =>
  hotQuery<CategoryShelf>(
    db,
    sql`select c.id, ${translated("categoryName", language)} as title, ${categoryPicture(horizon)} as thumbnail from categories c
        where c.video_count > 0
          and exists (select from videos v where v.category_id = c.id and ${visible(horizon)})
        order by ${ownersOrder}`,
  );

export interface RailIds {
  readonly newest: readonly number[];
  /** By series. */
  readonly series: ReadonlyMap<number, readonly number[]>;
  readonly categories: ReadonlyMap<number, readonly number[]>;
}

interface Seat {
  readonly part: "new" | "series" | "category";
  readonly shelf: number;
  readonly id: number;
}

/** The first videos of the given series and categories, and of all. */
export async function railIds(
  db: Db,
  ofSeries: readonly number[],
  ofCategories: readonly number[],
  horizon: Horizon,
): Promise<RailIds> {
  const most = limitTo(limits.railVideos);
  const seats = await hotQuery<Seat>(
    db,
    sql`(select 'new' as part, 0 as shelf, v.id, row_number() over (order by v.published_at desc, v.id desc) as place
         from (select v.id, v.published_at from videos v where ${visible(horizon)} order by v.published_at desc, v.id desc ${most}) v)
        union all
        select 'series', s.id, m.video_id, m.place
        from unnest(${sql.param(ofSeries)}::int[]) s (id) cross join lateral (
          select m.video_id, m.place from series_videos m where m.series_id = s.id and ${seatVisible(horizon)}
          order by m.place ${most}) m
        union all
        select 'category', c.id, v.id, v.place
        from unnest(${sql.param(ofCategories)}::int[]) c (id) cross join lateral (
          select v.id, row_number() over (order by v.published_at desc, v.id desc) as place
          from (select v.id, v.published_at from videos v where v.category_id = c.id and ${visible(horizon)}
                order by v.published_at desc, v.id desc ${most}) v) v
        order by part, shelf, place`,
  );
  const of = (part: Seat["part"]) =>
    new Map(
      [
        ...Map.groupBy(
          seats.filter((seat) => seat.part === part),
          ({ shelf }) => shelf,
        ),
      ].map(([shelf, own]) => [shelf, own.map(({ id }) => id)] as const),
    );
  return { newest: of("new").get(0) ?? [], series: of("series"), categories: of("category") };
}

/** Of these videos, the visible ones, by id, without those who like them. */
export async function videos(db: Db, ids: readonly number[], reader: Reader): Promise<ReadonlyMap<number, VideoRow>> {
  const rows = await hotQuery<VideoRow>(
    db,
    sql`select ${columns(reader, 0)} from videos v
        where v.id = any(${sql.param(ids)}::int[]) and ${visible(reader.horizon)}`,
  );
  return new Map(rows.map((row) => [row.id, row]));
}

export interface FeaturedSeries {
  readonly id: number;
  readonly title: string;
  readonly description: string;
  readonly thumbnail: string | null;
  readonly count: number;
  readonly duration: number | null;
  /** Its first visible video. */
  readonly videoId: number;
}

/** A series with a visible video: the given one, or else the newest. */
export async function featuredSeries(
  db: Db,
  id: number | "newest",
  horizon: Horizon,
  language: Language,
): Promise<FeaturedSeries | undefined> {
  const seats = sql`from series_videos m where m.series_id = s.id and ${seatVisible(horizon)}`;
  const [row] = await hotQuery<FeaturedSeries>(
    db,
    sql`select s.id, ${translated("seriesTitle", language)} as title,
          ${translated("seriesDescription", language)} as description, s.thumbnail, sums.count, sums.duration,
          (select m.video_id ${seats} order by m.place limit 1) as video_id
        from (select s.* from series s
              where exists (select ${seats}) ${id === "newest" ? sql`` : sql`and s.id = ${id}`}
              order by s.id desc limit 1) s
          cross join lateral (
            select count(*)::int as count, sum(v.duration)::int as duration
            from series_videos m join videos v on v.id = m.video_id
            where m.series_id = s.id and ${seatVisible(horizon)}) sums`,
  );
  return row;
}

/** The title of what is to be featured, whether visible by now or not; undefined if there is no such thing. */
export async function titleOf(db: Db, { kind, id }: Choice): Promise<string | undefined> {
  const [row] = await hotQuery<{ title: string }>(
    db,
    kind === "series"
      ? sql`select title from series where id = ${id}`
      : sql`select title from videos where id = ${id} and deleted_at is null`,
  );
  return row?.title;
}
