import type { VideoState } from "@mindreel/contract/catalogue/video-admin";
import type { SQL } from "drizzle-orm";
import { type Db, filteredQuery, hotQuery, limitTo } from "#data/database.ts";
import { countedAtMost, type From, type Listed, pageLimit } from "#data/paging.ts";
import { sql } from "#db/orm.ts";
import { seriesColumn } from "#domain/library/series.ts";
import { toCome } from "#domain/library/visibility.ts";
import type { Source } from "#features/catalogue/mechanisms/sources.policy.ts";
import { documentQuery } from "#features/catalogue/search/words/document-query.ts";
import { searchQuery } from "#features/catalogue/videos/search.ts";

export interface AdminVideoRow extends Listed {
  readonly title: string;
  readonly category: string | null;
  readonly thumbnail: string | null;
  readonly duration: number | null;
  readonly createdAt: Date;
  readonly releaseAt: Date | null;
  readonly showcasedAt: Date | null;
  readonly deletedAt: Date | null;
  /** The place counts only videos of the series that are not deleted. */
  readonly series: { readonly id: number; readonly title: string; readonly place: number } | null;
}

export interface AdminVideoFilter {
  readonly search?: string;
  readonly category?: string;
  readonly series?: string;
  readonly state?: VideoState;
}

export interface VideoChange {
  readonly id: number;
  readonly categoryId: number | null;
  readonly releaseAt: Date | null;
  readonly showcasedAt: Date | null;
}

export interface HeldVideo extends VideoChange {
  readonly title: string;
}

const byTime = { cast: sql`timestamptz` };
const newestFirst = { ...byTime, key: sql`v.published_at`, direction: "desc" } as const;
const inSeries = { key: sql`m.place`, cast: sql`int`, direction: "asc" } as const;
const orders = {
  uncategorised: newestFirst,
  unreleased: { ...byTime, key: sql`v.release_at`, direction: "asc" },
  showcased: { ...byTime, key: sql`v.showcased_at`, direction: "desc" },
  deleted: { ...byTime, key: sql`v.deleted_at`, direction: "desc" },
} as const;

const categoryId = (name: string) => sql`(select id from categories where lower(name) = lower(${name}))`;

/** Uses the counts maintained by triggers where possible; otherwise counts rows up to a limit. */
function totalOf({ search, category, state, series }: AdminVideoFilter, rows: SQL): SQL {
  const whole = sql`(select video_count from library)`;
  if (search === undefined && state === undefined && series === undefined) {
    return category === undefined
      ? whole
      : sql`(select video_count from categories where id = ${categoryId(category)})`;
  }
  if (search === undefined && state === "uncategorised" && category === undefined && series === undefined) {
    return sql`${whole} - (select coalesce(sum(video_count), 0)::int from categories)`;
  }
  return sql`(select count(*)::int from (select 1 ${rows} ${limitTo(countedAtMost)}) found)`;
}

/** One page plus one extra row; each row carries the total count. One query. */
export function list(db: Db, filter: AdminVideoFilter, from: From, now: Date): Promise<AdminVideoRow[]> {
  const { search, category, state, series } = filter;
  const { key, cast, direction } = state !== undefined ? orders[state] : series === undefined ? newestFirst : inSeries;
  const order = sql.raw(direction);
  const ofState = {
    uncategorised: sql`v.deleted_at is null and v.category_id is null`,
    unreleased: toCome(now),
    showcased: sql`v.deleted_at is null and v.showcased_at is not null`,
    deleted: sql`v.deleted_at is not null`,
  };
  const conditions: SQL[] = [state === undefined ? sql`v.deleted_at is null` : ofState[state]];
  if (category !== undefined) conditions.push(sql`v.category_id = ${categoryId(category)}`);
  if (search !== undefined) {
    conditions.push(
      // The documents of deleted videos are empty.
      state === "deleted"
        ? sql`v.words @@ ${searchQuery(search)}`
        : sql`v.id = any(array(select matching_documents(${documentQuery(search)}, '{}', null)))`,
    );
  }
  if (series !== undefined)
    conditions.push(sql`m.series_id = (select id from series where lower(title) = lower(${series}))`);
  const members = series === undefined ? sql`` : sql`join series_videos m on m.video_id = v.id`;
  const where = sql.join(conditions, sql` and `);

  const beyond = sql.raw(direction === "asc" ? ">" : "<");
  const after = "key" in from ? sql`and (${key}, v.id) ${beyond} (${from.key}::${cast}, ${from.id}::int)` : sql``;
  return filteredQuery(
    db,
    sql`select v.id, v.title, c.name as category, v.thumbnail, v.duration, v.created_at, v.release_at, v.showcased_at, v.deleted_at,
          ${seriesColumn("infinity")} as series, (${key})::text as sort_key,
          ${totalOf(filter, sql`from videos v ${members} where ${where}`)} as total
        from videos v ${members} left join categories c on c.id = v.category_id
        where ${where} ${after} order by ${key} ${order}, v.id ${order} ${pageLimit(from)}`,
  );
}

/** Locks the given videos, except deleted ones, until the transaction ends. */
export const hold = (tx: Db, ids: readonly number[]): Promise<HeldVideo[]> =>
  hotQuery(
    tx,
    sql`select id, title, category_id, release_at, showcased_at from videos
        where id = any(${sql.param(ids)}::int[]) and deleted_at is null order by id for no key update`,
  );

/** Counts which of these categories exist, and locks them against deletion until the transaction ends. */
export async function holdCategories(tx: Db, ids: readonly number[]): Promise<number> {
  if (ids.length === 0) return 0;
  return (await hotQuery(tx, sql`select from categories where id = any(${sql.param(ids)}::int[]) for key share`))
    .length;
}

/** Changes any number of videos in one statement. */
export async function change(tx: Db, changes: readonly VideoChange[]): Promise<void> {
  await hotQuery(
    tx,
    sql`
    update videos v set category_id = i.category_id, release_at = i.release_at, showcased_at = i.showcased_at
    from unnest(${sql.param(changes.map(({ id }) => id))}::int[],
                ${sql.param(changes.map((each) => each.categoryId))}::int[],
                ${sql.param(changes.map(({ releaseAt }) => releaseAt))}::timestamptz[],
                ${sql.param(changes.map(({ showcasedAt }) => showcasedAt))}::timestamptz[])
      i (id, category_id, release_at, showcased_at)
    where v.id = i.id`,
  );
}

/** Marks videos as deleted. @returns those that were not deleted already */
export const remove = (tx: Db, ids: readonly number[], now: Date) =>
  hotQuery<Pick<HeldVideo, "id" | "title">>(
    tx,
    sql`update videos set deleted_at = ${now} where id = any(${sql.param(ids)}::int[]) and deleted_at is null
        returning id, title`,
  );

/** @returns the restored videos: those deleted after `since` */
export const restore = (tx: Db, ids: readonly number[], since: Date) =>
  hotQuery<Pick<HeldVideo, "id" | "title"> & Source>(
    tx,
    sql`update videos set deleted_at = null where id = any(${sql.param(ids)}::int[]) and deleted_at > ${since}
        returning id, title, source_kind as kind, source as url`,
  );

/** Some of the videos deleted at or before the given time. */
export const deletedUntil = (db: Db, until: Date, limit: number) =>
  filteredQuery<Pick<AdminVideoRow, "id" | "thumbnail">>(
    db,
    sql`select id, thumbnail from videos where deleted_at <= ${until} ${limitTo(limit)}`,
  );

/** Permanently deletes rows. */
export async function purge(db: Db, ids: readonly number[]): Promise<void> {
  await hotQuery(db, sql`delete from videos where id = any(${sql.param(ids)}::int[])`);
}
