import type { SourceKind } from "@mindreel/contract/catalogue/sources";
import type { VideoSeries } from "@mindreel/contract/catalogue/videos";
import { likeUsersMax, pageSize } from "@mindreel/contract/plain/limits";
import type { SQL } from "drizzle-orm";
import { type Db, hotQuery } from "#data/database.ts";
import { isNull, sql } from "#db/orm.ts";
import { videos } from "#db/schema/library/catalogue.ts";
import { progressColumns } from "#domain/progress.ts";
import { seriesColumn } from "#domain/series.ts";
import { translated } from "#domain/translations.ts";
import { type Horizon, hiddenIds, toCome, type Viewer, visible } from "#domain/visibility.ts";
import { countedAtMost, type From, type Listed } from "#http/input/paging.ts";
import { narrowedBy, searchQuery } from "./search.ts";
import { lengthClass, lengthStarts, type VideoFilter } from "./videos.policy.ts";

export interface VideoRow {
  id: number;
  title: string;
  description: string;
  category: string | null;
  source: string;
  source_kind: SourceKind;
  oid: string;
  thumbnail: string | null;
  thumbnail_blur: string | null;
  duration: number | null;
  like_count: number | null;
  liked: boolean;
  /** Other members who like it, by id; one more than is shown, if there are that many. */
  likers: number[];
  created_at: Date;
  release_at: Date | null;
  showcased: boolean;
  /** The member's position in seconds. */
  position: number | null;
  watched: boolean;
  series: VideoSeries | null;
}

/** The member who reads videos, what they can see, and in which language. */
export interface Reader {
  readonly memberId: number;
  readonly horizon: Horizon;
  readonly reads: Viewer["reads"];
}

/** The largest possible id. */
const idMax = 2_147_483_647;

/**
 * Likers are selected by an index range instead of just the video's id. This way PostgreSQL reads the first hundred off
 * the index; otherwise it collects and sorts all likes of a video that is far more popular than most.
 */
const columns = ({ memberId, horizon, reads }: Reader) => sql`
  v.id, ${translated("videoTitle", reads)} as title, ${translated("videoDescription", reads)} as description,
  (select ${translated("categoryName", reads)} from categories c where c.id = v.category_id) as category, v.source,
  v.source_kind, v.oid, v.thumbnail, v.thumbnail_blur, v.duration, v.like_count, v.created_at, v.release_at, v.showcased_at is not null as showcased,
  exists (select 1 from likes l where l.video_id = v.id and l.user_id = ${memberId}) as liked,
  array(select l.user_id from likes l
        where (l.video_id, l.user_id) >= (v.id, 0) and (l.video_id, l.user_id) <= (v.id, ${idMax}::int)
          and l.user_id <> ${memberId}
        order by l.video_id, l.user_id limit ${likeUsersMax + 1}) as likers,
  ${progressColumns(memberId)}, ${seriesColumn(horizon, reads)} as series`;

/** The sort key of each ordering, and the direction in which a cursor continues. Each has an index. */
const orderings: Record<VideoFilter["ordering"], { key: SQL; cast: SQL; direction: "asc" | "desc" }> = {
  "-created": { key: sql`v.published_at`, cast: sql`timestamptz`, direction: "desc" },
  created: { key: sql`v.published_at`, cast: sql`timestamptz`, direction: "asc" },
  title: { key: sql`v.title_key collate "C"`, cast: sql`text`, direction: "asc" },
  "-title": { key: sql`v.title_key collate "C"`, cast: sql`text`, direction: "desc" },
  popular: { key: sql`coalesce(v.like_count, 0)`, cast: sql`int`, direction: "desc" },
  // Unknown lengths come last in both directions.
  duration: { key: sql`coalesce(v.duration, 2147483647)`, cast: sql`int`, direction: "asc" },
  "-duration": { key: sql`coalesce(v.duration, 0)`, cast: sql`int`, direction: "desc" },
  "-watched": { key: sql`m.added_at`, cast: sql`timestamptz`, direction: "desc" },
};

/** By original name or else by its name in any language, so that links work in every language. */
const categoryId = (name: string): SQL => sql`coalesce(
  (select id from categories where lower(name) = lower(${name})),
  (select c.id from categories c, jsonb_each(c.translations) t where lower(t.value ->> 'name') = lower(${name})
   order by c.id limit 1))`;

// A subquery instead of a join, so that one index provides a category's videos in order.
const inCategory = (name: string): SQL => sql`v.category_id = ${categoryId(name)}`;

const classes = sql.raw(`'{${lengthStarts.join()}}'::int[]`);

/** Uses the ordering's key if that is the length, or else the index of length classes if it fits the filter. */
function ofLength({ length, ordering }: VideoFilter): SQL[] {
  if (length === undefined) return [];
  const { min, max } = length;
  if (ordering === "duration" || ordering === "-duration") {
    return [sql`${orderings[ordering].key} between ${min} and ${max}`];
  }
  const within = lengthClass(length);
  // Only the conditions needed, because PostgreSQL assumes that each one filters out further rows.
  return [
    sql`v.duration is not null`,
    ...(within === null ? [] : [sql`width_bucket(v.duration, ${classes}) = ${within.index}`]),
    ...(within?.whole ? [] : [sql`v.duration between ${min} and ${max}`]),
  ];
}

/** A list's conditions, except for a member's own list and a search. */
function sharedConditions(horizon: Horizon, filter: VideoFilter, isVisible = visible(horizon)): SQL[] {
  const { category } = filter;
  return [isVisible, ...ofLength(filter), ...(category === undefined ? [] : [inCategory(category)])];
}

/** A place in a list: the number of rows before it, and the cursor that continues there. */
export interface Place {
  readonly before: number;
  readonly key: string;
  readonly id: number;
}

/** Places at every nth row of a list, in one pass over an index. Not for members' own lists or searches. */
export async function places(db: Db, horizon: Horizon, filter: VideoFilter, every: number): Promise<Place[]> {
  const { key, direction } = orderings[filter.ordering];
  const order = sql.raw(direction);
  // Equivalent to the usual visibility check, but allows an index-only scan.
  const isVisible = sql`v.deleted_at is null and v.id not in (select v.id from videos v where ${toCome(horizon)})`;
  const rows = await hotQuery<{ before: string; key: string; id: number }>(
    db,
    sql`select n as before, key::text, id
        from (select ${key} as key, v.id, row_number() over (order by ${key} ${order}, v.id ${order}) as n
              from videos v where ${sql.join(sharedConditions(horizon, filter, isVisible), sql` and `)}) listed
        where n % ${every}::int = 0 order by n`,
  );
  return rows.map(({ before, ...cursor }) => ({ before: Number(before), ...cursor }));
}

/**
 * Below this number of matches, a search sorts them; above it, walking the ordering's index finds a page sooner. In a
 * million videos, that walk passes 13,000 rows to fill a page from 1,000 matches, and 4,300 from 3,000.
 */
const sortedAtMost = 3000;

/** One page plus one extra row; each row carries the total count. One query. */
export function list(db: Db, reader: Reader, filter: VideoFilter, from: From): Promise<(VideoRow & Listed)[]> {
  const { memberId, horizon } = reader;
  const { key, cast, direction } = orderings[filter.ordering];
  const order = sql.raw(direction);
  const beyond = sql.raw(direction === "asc" ? ">" : "<");

  const conditions = sharedConditions(horizon, filter);
  const ofList = sql`m.user_id = ${memberId} and m.kind = ${filter.list}`;
  if (filter.list) conditions.push(ofList);
  const member = filter.list ? sql`join list_videos m on m.video_id = v.id` : sql``;

  // Triggers maintain the counts; only searches and length filters are counted here, up to a limit.
  const counts = filter.search !== undefined || filter.length !== undefined;
  const total = counts
    ? sql`(select least(count(*), ${countedAtMost})::int from found)`
    : filter.list
      ? sql`(select video_count from lists where user_id = ${memberId} and kind = ${filter.list})
          - (select count(*)::int from list_videos m where ${ofList} and m.video_id in ${hiddenIds(horizon)})`
      : filter.category !== undefined
        ? sql`(select video_count from categories where id = ${categoryId(filter.category)})
            - (select count(*)::int from videos v where ${inCategory(filter.category)} and ${toCome(horizon)})`
        : sql`(select video_count from library) - (select count(*)::int from videos v where ${toCome(horizon)})`;
  const { search } = filter;
  const matches = search === undefined ? sql`` : sql`and ${narrowedBy(search)}`;
  const found = counts
    ? sql`with found as materialized (select v.id from videos v ${member}
            where ${sql.join(conditions, sql` and `)} ${matches} limit ${search === undefined ? countedAtMost : sortedAtMost})`
    : sql``;

  const after = "key" in from ? sql`and (${key}, v.id) ${beyond} (${from.key}::${cast}, ${from.id}::int)` : sql``;
  const skip = "offset" in from ? sql`offset ${from.offset}` : sql``;
  const page = (condition: SQL) => sql`(select v.*, ${key} as key from videos v ${member}
    where ${sql.join(conditions, sql` and `)} ${after} ${condition}
    order by ${key} ${order}, v.id ${order} limit ${pageSize + 1} ${skip})`;
  // Few matches are sorted; with many, an index walk finds a page soon. PostgreSQL cannot choose by itself: for a
  // common word combined with a rare one it expects far too many matches, and would walk most of the library.
  const isAll = sql`(select count(*) from found) < ${sortedAtMost}`;
  const listed =
    search === undefined
      ? page(sql``)
      : sql`(${page(sql`and ${isAll} and v.id = any(array(select id from found))`)}
          union all ${page(sql`and not ${isAll} and v.words @@ ${searchQuery(search)}`)})`;
  // The page's rows are selected first, because otherwise the other columns would be computed for skipped rows as well.
  return hotQuery<VideoRow & Listed>(
    db,
    sql`${found} select ${columns(reader)}, v.key::text as sort_key, ${total} as total
        from ${listed} v
        order by v.key ${order}, v.id ${order}`,
  );
}

export async function one(db: Db, id: number, reader: Reader): Promise<VideoRow | undefined> {
  const [row] = await hotQuery<VideoRow & Record<string, unknown>>(
    db,
    sql`select ${columns(reader)} from videos v where v.id = ${id} and ${visible(reader.horizon)}`,
  );
  return row;
}

/** Of these videos, the visible ones, in no particular order. */
export const some = (db: Db, ids: readonly number[], reader: Reader): Promise<VideoRow[]> =>
  hotQuery<VideoRow & Record<string, unknown>>(
    db,
    sql`select ${columns(reader)} from videos v where v.id = any(${sql.param(ids)}::int[]) and ${visible(reader.horizon)}`,
  );

/** All videos that are not deleted. */
export const idsByOid = (db: Db) =>
  db.select({ id: videos.id, oid: videos.oid }).from(videos).where(isNull(videos.deletedAt));
