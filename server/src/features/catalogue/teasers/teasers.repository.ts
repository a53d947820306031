import type { OpenTo } from "@mindreel/contract/catalogue/open-to";
import type { VideoSeries } from "@mindreel/contract/catalogue/videos";
import type { Language } from "@mindreel/contract/plain/languages";
import { type Db, hotQuery, limitTo } from "#data/database.ts";
import { type From, type Listed, pageLimit } from "#data/paging.ts";
import { sql } from "#db/orm.ts";
import { openToColumn, openToEveryone } from "#domain/library/open-to.ts";
import { seatVisible, seriesColumn } from "#domain/library/series.ts";
import { translated } from "#domain/library/translations.ts";
import { type Horizon, toCome, type Viewer, visible } from "#domain/library/visibility.ts";

/** A video among others. */
export interface CardRow {
  readonly id: number;
  readonly title: string;
  /** Id of the stored picture. */
  readonly thumbnail: string | null;
  readonly thumbnailBlur: string | null;
  readonly duration: number | null;
  /** Whether it is open to everyone, if that is worth saying. */
  readonly free: boolean;
}

export interface TeaserRow extends CardRow {
  readonly description: string;
  readonly category: string | null;
  readonly categoryId: number | null;
  readonly series: VideoSeries | null;
  /** BCP 47 tags. */
  readonly captionLanguages: string[];
  /** The setting that counts; null: none. */
  readonly openTo: OpenTo | null;
  readonly publishedAt: Date;
  /** The languages that its title is translated into. */
  readonly languages: Language[];
}

/** What teasers say to a reader. */
export interface Told {
  readonly language: Viewer["language"];
  /** Whether they say of a video that it is open to everyone. */
  readonly marksFree: boolean;
}

/** Nothing else of a video is read here, so that no list can reveal where it plays from. */
const card = ({ language, marksFree }: Told) =>
  sql`v.id, ${translated("videoTitle", language)} as title, v.thumbnail, v.thumbnail_blur, v.duration,
    ${marksFree ? openToEveryone : sql`false`} as free`;

export async function find(db: Db, id: number, horizon: Horizon, told: Told): Promise<TeaserRow | undefined> {
  const { language } = told;
  const [row] = await hotQuery<TeaserRow>(
    db,
    sql`select ${card(told)}, ${translated("videoDescription", language)} as description,
          array(select language from jsonb_each(v.translations) t (language, words) where words ? 'title' order by 1) as languages,
          array(select distinct k.language from captions k
                where k.video_id = v.id and k.deleted_at is null and k.kind in ('captions', 'subtitles')
                order by 1) as caption_languages,
          v.published_at, v.category_id, ${openToColumn} as open_to, ${seriesColumn(horizon, language)} as series,
          (select ${translated("categoryName", language)} from categories c where c.id = v.category_id) as category
        from videos v where v.id = ${id} and ${visible(horizon)}`,
  );
  return row;
}

/** The other visible videos of a video's series: the following ones in order, then those before it. */
export const inSeries = (
  db: Db,
  { id, series }: { readonly id: number; readonly series: number },
  horizon: Horizon,
  told: Told,
  most: number,
): Promise<CardRow[]> =>
  hotQuery<CardRow>(
    db,
    sql`select ${card(told)}
        from series_videos own join series_videos m on m.series_id = own.series_id join videos v on v.id = m.video_id
        where own.video_id = ${id} and own.series_id = ${series} and m.video_id <> ${id} and ${seatVisible(horizon)}
        order by m.place < own.place, m.place ${limitTo(most)}`,
  );

/** The newest visible videos of a category, or of the library. */
export const newest = (
  db: Db,
  categoryId: number | null,
  horizon: Horizon,
  told: Told,
  most: number,
): Promise<CardRow[]> =>
  hotQuery<CardRow>(
    db,
    categoryId === null
      ? sql`select ${card(told)} from videos v where ${visible(horizon)}
            order by v.published_at desc, v.id desc ${limitTo(most)}`
      : sql`select ${card(told)} from videos v where v.category_id = any(array[${categoryId}::int]) and ${visible(horizon)}
            order by v.category_id, v.published_at desc, v.id desc ${limitTo(most)}`,
  );

export interface CategoryRow {
  readonly id: number;
  readonly name: string;
  readonly description: string;
  /** Its untranslated name. */
  readonly ownName: string;
  /** The number of its visible videos. */
  readonly total: number;
}

/** The categories with visible videos, by name, or one of them. */
export const categories = (
  db: Db,
  horizon: Horizon,
  language: Viewer["language"],
  id?: number,
): Promise<CategoryRow[]> =>
  hotQuery<CategoryRow>(
    db,
    sql`select * from (
          select c.id, ${translated("categoryName", language)} as name,
            ${translated("categoryDescription", language)} as description, c.name as own_name,
            c.video_count - (select count(*)::int from videos v where v.category_id = c.id and ${toCome(horizon)}) as total
          from categories c ${id === undefined ? sql`` : sql`where c.id = ${id}`}) counted
        where total > 0 order by fold_text(name), id`,
  );

/** A page of a category's videos, newest first, and one more row. */
export const inCategory = (
  db: Db,
  { id, total }: Pick<CategoryRow, "id" | "total">,
  horizon: Horizon,
  told: Told,
  from: From,
  size: number,
): Promise<(CardRow & Listed)[]> =>
  hotQuery<CardRow & Listed>(
    db,
    // An array instead of `=`, after which PostgreSQL would not use the index that has the category's order.
    sql`select ${card(told)}, v.published_at::text as sort_key, ${total}::int as total
        from videos v where v.category_id = any(array[${id}::int]) and ${visible(horizon)}
          ${"key" in from ? sql`and (v.published_at, v.id) < (${from.key}::timestamptz, ${from.id}::int)` : sql``}
        order by v.category_id, v.published_at desc, v.id desc ${pageLimit(from, size)}`,
  );

/** The highest video id. */
export async function lastId(db: Db): Promise<number> {
  const [row] = await hotQuery<{ id: number | null }>(db, sql`select max(id) as id from videos`);
  return row?.id ?? 0;
}

/** The visible videos in a range of ids. */
export const inRange = (db: Db, from: number, to: number, horizon: Horizon) =>
  hotQuery<{ id: number; publishedAt: Date }>(
    db,
    sql`select v.id, v.published_at from videos v
        where v.id between ${from} and ${to} and ${visible(horizon)} order by v.id`,
  );
