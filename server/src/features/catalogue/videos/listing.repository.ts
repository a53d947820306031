import { pageSize } from "@mindreel/contract/plain/limits";
import type { SQL } from "drizzle-orm";
import { type Db, hotQuery, limitTo } from "#data/database.ts";
import { countedAtMost, type From, type Listed, pageLimit } from "#data/paging.ts";
import { sql } from "#db/orm.ts";
import { deletedIds, type Horizon, hiddenIds, toCome, visible } from "#domain/library/visibility.ts";
import { indexMatches, matches } from "./search.ts";
import { lengthClass, lengthStarts, type VideoFilter } from "./videos.policy.ts";
import { columns, type Reader, type VideoRow } from "./videos.repository.ts";

type PageRow = VideoRow & Listed;

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

/** An array instead of `=`, after which PostgreSQL would ignore the category in `order by` (see `orderOf`). */
const inCategory = (name: string): SQL => sql`v.category_id = any(array[${categoryId(name)}])`;

/** Whether a single index lists the videos of a category in this order; otherwise, the ordering's own index lists all. */
const isCategoryOrder = ({ category, ordering, list }: VideoFilter): boolean =>
  category !== undefined && list === undefined && (ordering === "-created" || ordering === "created");

/**
 * The category comes first where an index begins with it. PostgreSQL would take the index of all videos instead, and read
 * most of them for a category that has few.
 */
function orderOf(filter: VideoFilter): SQL {
  const { key, direction } = orderings[filter.ordering];
  const order = sql`${key} ${sql.raw(direction)}, v.id ${sql.raw(direction)}`;
  return isCategoryOrder(filter)
    ? sql`v.category_id ${sql.raw(direction === "asc" ? "desc" : "asc")}, ${order}`
    : order;
}

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
export interface PageBookmark {
  readonly before: number;
  readonly key: string;
  readonly id: number;
}

/** Number of rows between two bookmarks. */
export const bookmarkEvery = 40 * pageSize;

/** A list's bookmarks in order, in one pass over an index. Not for members' own lists or searches. */
export async function bookmarks(db: Db, horizon: Horizon, filter: VideoFilter): Promise<PageBookmark[]> {
  const { key } = orderings[filter.ordering];
  // Equivalent to the usual visibility check, but allows an index-only scan.
  const isVisible = sql`v.deleted_at is null and v.id not in (select v.id from videos v where ${toCome(horizon)})`;
  const rows = await hotQuery<{ before: string; key: string; id: number }>(
    db,
    sql`select n as before, key::text, id
        from (select ${key} as key, v.id, row_number() over (order by ${orderOf(filter)}) as n
              from videos v where ${sql.join(sharedConditions(horizon, filter, isVisible), sql` and `)}) listed
        where n % ${bookmarkEvery}::int = 0 order by n`,
  );
  return rows.map(({ before, ...cursor }) => ({ before: Number(before), ...cursor }));
}

/** What every way of reading a page has in common. */
interface Listing {
  readonly reader: Reader;
  readonly conditions: SQL;
  /** A join, for a member's own list. */
  readonly ofMember: SQL;
  readonly key: SQL;
  readonly order: SQL;
  /** The order of rows that were selected, with their key. */
  readonly keyOrder: SQL;
  /** The condition that a row comes after the cursor. */
  readonly after: SQL;
  readonly from: From;
}

const ofList = ({ memberId }: Reader, { list }: VideoFilter) => sql`m.user_id = ${memberId} and m.kind = ${list}`;

function listingOf(reader: Reader, filter: VideoFilter, from: From): Listing {
  const { key, cast, direction } = orderings[filter.ordering];
  const beyond = sql.raw(direction === "asc" ? ">" : "<");
  return {
    reader,
    conditions: sql.join(sharedConditions(reader.horizon, filter), sql` and `),
    ofMember: filter.list ? sql`join list_videos m on m.video_id = v.id and ${ofList(reader, filter)}` : sql``,
    key,
    order: orderOf(filter),
    keyOrder: sql.raw(`v.key ${direction}, v.id ${direction}`),
    after: "key" in from ? sql`and (${key}, v.id) ${beyond} (${from.key}::${cast}, ${from.id}::int)` : sql``,
    from,
  };
}

/** Rows in the list's order, after the cursor. */
const inOrder = ({ conditions, ofMember, key, order, after }: Listing, condition: SQL, limit: SQL) =>
  sql`(select v.*, ${key} as key from videos v ${ofMember} where ${conditions} ${after} ${condition}
       order by ${order} ${limit})`;

/** Up to this number of rows are sorted; a list of more is read from the ordering's index, which soon fills a page. */
const sortedAtMost = 3000;

/**
 * The same where no index has both the rows and their order. PostgreSQL cannot choose by itself: of a list that it
 * expects to be long, it would read most of the library to find the few rows that there are.
 * @param ids of all rows, if they are few
 * @param many the condition that identifies the rows if they are many
 */
const fewOrMany = (listing: Listing, isFew: SQL, ids: SQL, many: SQL, limit: SQL) =>
  sql`(${inOrder(listing, sql`and ${isFew} and v.id = any(array(${ids}))`, limit)}
       union all ${inOrder(listing, sql`and not ${isFew} and ${many}`, limit)})`;

/** Whether all videos of a category can be sorted. */
const isSmall = (category: string) =>
  sql`(select video_count <= ${sortedAtMost}::int from categories where id = ${categoryId(category)})`;

const idsOfSmall = (category: string) =>
  sql`select v.id from videos v where ${inCategory(category)} and ${isSmall(category)}`;

/** The rows of a page of a list that is not searched. */
function pageRows(listing: Listing, filter: VideoFilter): SQL {
  const { category } = filter;
  const { from, keyOrder } = listing;
  const rows = (limit: SQL) => {
    if (category === undefined || filter.list !== undefined || isCategoryOrder(filter)) {
      return inOrder(listing, sql``, limit);
    }
    return fewOrMany(listing, isSmall(category), idsOfSmall(category), sql`true`, limit);
  };
  const skipsFew = "offset" in from && from.offset > 0 && from.offset < bookmarkEvery;
  if (!skipsFew) return rows(pageLimit(from));
  // The inner limit tells PostgreSQL that few rows are skipped (see `limitTo`).
  const first = rows(limitTo(bookmarkEvery + pageSize));
  return sql`(select * from ${first} v order by ${keyOrder} ${pageLimit(from)})`;
}

/** The page's rows are selected first, because otherwise the other columns would be computed for skipped rows as well. */
const asPage = ({ reader, keyOrder }: Listing, rows: SQL, total: SQL) =>
  sql`select ${columns(reader)}, v.key::text as sort_key, ${total} as total
      from ${rows} v order by ${keyOrder}`;

/** The number of rows in `found`, up to a limit. */
const counted = sql`(select least(count(*), ${countedAtMost}::int)::int from found)`;

/** How many videos a search for common words reads to fill a page, and how many to count its matches. */
const scanned = { page: 300, count: 15_000 } as const;

/**
 * The page of a search that matches a large part of a large library; no rows for any other search. The word index would
 * return all matches, so this reads the list in its order instead. It applies if that fills the page soon, and there are
 * as many matches as are counted among the first videos.
 */
function commonPage(listing: Listing, search: string): SQL {
  const { conditions, ofMember, keyOrder, from } = listing;
  const isLarge = sql`and (select video_count from library) > ${scanned.count}::int`;
  const next = inOrder(listing, isLarge, limitTo(scanned.page));
  return sql`next as materialized (
      select * from ${next} v where ${matches(search)} order by ${keyOrder} ${pageLimit(from)}
    ), common as materialized (
      select * from next where case when (select count(*) from next) > ${pageSize}::int
        then (select count(*) from (
                select from (select * from videos ${limitTo(scanned.count)}) v ${ofMember}
                where ${conditions} and ${matches(search)} ${limitTo(countedAtMost)}) counted) = ${countedAtMost}::int
        else false end
    )`;
}

/**
 * A page of a search. To fill one from 1,000 matches in a million videos, the ordering's index passes 13,000 rows, and
 * from 3,000 matches 4,300.
 */
function searched(listing: Listing, search: string, { category }: VideoFilter): SQL {
  const { conditions, ofMember, from } = listing;
  const some = (condition: SQL) =>
    sql`(select v.id from videos v ${ofMember}
         where (select count(*) from common) = 0 and ${conditions} and ${condition} ${limitTo(sortedAtMost)})`;
  const found =
    category === undefined
      ? some(indexMatches(search))
      : sql`${some(sql`v.id = any(array(${idsOfSmall(category)})) and ${matches(search)}`)}
            union all ${some(sql`not ${isSmall(category)} and ${indexMatches(search)}`)}`;
  const isFew = sql`(select count(*) from found) < ${sortedAtMost}::int`;
  const rows = fewOrMany(listing, isFew, sql`select id from found`, matches(search), pageLimit(from));
  return sql`with ${commonPage(listing, search)}, found as materialized (${found})
    ${asPage(
      listing,
      sql`(select * from common union all select * from ${rows} found_rows)`,
      sql`(select case when (select count(*) from common) > 0 then ${countedAtMost}::int else ${counted} end)`,
    )}`;
}

/** From the counts that triggers keep. */
function storedTotal(reader: Reader, filter: VideoFilter, isAnyToCome: boolean): SQL {
  const { memberId, horizon } = reader;
  const { list, category } = filter;
  const unreleased = (among: SQL) =>
    isAnyToCome ? sql`- (select count(*)::int from videos v where ${among} and ${toCome(horizon)})` : sql``;
  if (list) {
    return sql`(select video_count from lists where user_id = ${memberId} and kind = ${list})
      - (select count(*)::int from list_videos m where ${ofList(reader, filter)}
         and m.video_id in ${isAnyToCome ? hiddenIds(horizon) : deletedIds})`;
  }
  if (category !== undefined) {
    return sql`(select video_count from categories where id = ${categoryId(category)}) ${unreleased(inCategory(category))}`;
  }
  return sql`(select video_count from library) ${unreleased(sql`true`)}`;
}

/**
 * One page plus one extra row; each row carries the total count.
 * @param isAnyToCome whether any video is yet to be released to the reader. Otherwise the stored counts hold as they are;
 * PostgreSQL would expect a third of the library to be unreleased, and plan the query anew in each call.
 */
export function list(
  db: Db,
  reader: Reader,
  filter: VideoFilter,
  from: From,
  isAnyToCome: boolean,
): Promise<PageRow[]> {
  const { search, length } = filter;
  const listing = listingOf(reader, filter, from);
  if (search !== undefined) return hotQuery(db, searched(listing, search, filter));
  const page = pageRows(listing, filter);
  if (length === undefined) return hotQuery(db, asPage(listing, page, storedTotal(reader, filter, isAnyToCome)));
  const { conditions, ofMember } = listing;
  return hotQuery(
    db,
    sql`with found as materialized (select v.id from videos v ${ofMember} where ${conditions} ${limitTo(countedAtMost)})
        ${asPage(listing, page, counted)}`,
  );
}
