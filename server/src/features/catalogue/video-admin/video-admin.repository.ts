import type { VideoState } from "@mindreel/contract/catalogue/video-admin";
import { pageSize } from "@mindreel/contract/wire/limits";
import type { SQL } from "drizzle-orm";
import { type Db, hotQuery } from "#data/database.ts";
import { and, asc, gt, inArray, isNull, lte, sql } from "#db/orm.ts";
import { categories, videos } from "#db/schema/catalogue.ts";
import { toCome } from "#domain/visibility.ts";
import { searchQuery } from "#features/catalogue/videos/videos.repository.ts";
import { countedAtMost, type From, type Listed } from "#http/input/paging.ts";

export interface ShelfRow extends Listed {
  readonly title: string;
  readonly category: string | null;
  readonly thumbnail: string | null;
  readonly created_at: Date;
  readonly release_at: Date | null;
  readonly deleted_at: Date | null;
}

export interface ShelfFilter {
  readonly search?: string;
  readonly category?: string;
  readonly state?: VideoState;
}

export interface ShelfChange {
  readonly id: number;
  readonly categoryId: number | null;
  readonly releaseAt: Date | null;
}

const newestFirst = { key: sql`v.published_at`, direction: "desc" } as const;
const orders = {
  uncategorised: newestFirst,
  unreleased: { key: sql`v.release_at`, direction: "asc" },
  deleted: { key: sql`v.deleted_at`, direction: "desc" },
} as const;

/** The library as superusers work in it: all of it, and much of it at once. */
export function createShelfRepository(db: Db) {
  return {
    /** One page (and one row more), with its count: kept, or counted up to a bound where it cannot be. */
    list: (filter: ShelfFilter, from: From, now: Date): Promise<(ShelfRow & Record<string, unknown>)[]> => {
      const { search, category, state } = filter;
      const { key, direction } = state === undefined ? newestFirst : orders[state];
      const order = sql.raw(direction);
      const ofState = {
        uncategorised: sql`v.deleted_at is null and v.category_id is null`,
        unreleased: toCome(now),
        deleted: sql`v.deleted_at is not null`,
      };
      const conditions: SQL[] = [state === undefined ? sql`v.deleted_at is null` : ofState[state]];
      const itsId = sql`(select id from categories where lower(name) = lower(${category}))`;
      if (category !== undefined) conditions.push(sql`v.category_id = ${itsId}`);
      if (search !== undefined) conditions.push(sql`v.words @@ ${searchQuery(search)}`);
      const where = sql.join(conditions, sql` and `);

      const whole = sql`(select video_count from library)`;
      const counted = sql`(select count(*)::int from (select 1 from videos v where ${where} limit ${countedAtMost}) found)`;
      const total =
        search !== undefined || state === "deleted" || state === "unreleased"
          ? counted
          : category === undefined
            ? state === undefined
              ? whole
              : sql`${whole} - (select coalesce(sum(video_count), 0)::int from categories)`
            : state === undefined
              ? sql`(select video_count from categories where id = ${itsId})`
              : counted;

      const beyond = sql.raw(direction === "asc" ? ">" : "<");
      const after =
        "key" in from ? sql`and (${key}, v.id) ${beyond} (${from.key}::timestamptz, ${from.id}::int)` : sql``;
      return hotQuery(
        db,
        sql`select v.id, v.title, c.name as category, v.thumbnail, v.created_at, v.release_at, v.deleted_at,
              (${key})::text as sort_key, ${total} as total
            from videos v left join categories c on c.id = v.category_id
            where ${where} ${after} order by ${key} ${order}, v.id ${order} limit ${pageSize + 1}
            ${"offset" in from ? sql`offset ${from.offset}` : sql``}`,
      );
    },

    /** Holds those of the videos that are there until the transaction ends. */
    hold: (tx: Db, ids: readonly number[]) =>
      tx
        .select({ id: videos.id, title: videos.title, categoryId: videos.categoryId, releaseAt: videos.releaseAt })
        .from(videos)
        .where(and(inArray(videos.id, [...ids]), isNull(videos.deletedAt)))
        .orderBy(asc(videos.id))
        .for("no key update"),

    /** How many of these categories there are; they stay until the transaction ends. */
    holdCategories: async (tx: Db, ids: readonly number[]): Promise<number> => {
      if (ids.length === 0) return 0;
      const found = tx.select({ id: categories.id }).from(categories);
      return (await found.where(inArray(categories.id, [...ids])).for("key share")).length;
    },

    change: async (tx: Db, changes: readonly ShelfChange[]): Promise<void> => {
      const column = (values: readonly unknown[]) => sql.param(values);
      await tx.execute(sql`
        update videos v set category_id = i.category_id, release_at = i.release_at
        from unnest(${column(changes.map(({ id }) => id))}::int[],
                    ${column(changes.map(({ categoryId }) => categoryId))}::int[],
                    ${column(changes.map(({ releaseAt }) => releaseAt))}::timestamptz[]) i (id, category_id, release_at)
        where v.id = i.id`);
    },

    /** @returns those that were there */
    remove: (tx: Db, ids: readonly number[], now: Date) =>
      tx
        .update(videos)
        .set({ deletedAt: now })
        .where(and(inArray(videos.id, [...ids]), isNull(videos.deletedAt)))
        .returning({ id: videos.id, title: videos.title }),

    /** @returns those that were deleted since */
    restore: (tx: Db, ids: readonly number[], since: Date) =>
      tx
        .update(videos)
        .set({ deletedAt: null })
        .where(and(inArray(videos.id, [...ids]), gt(videos.deletedAt, since)))
        .returning({ id: videos.id, title: videos.title }),

    /** Some of those that were deleted until a moment. */
    deletedUntil: (until: Date, limit: number) =>
      db
        .select({ id: videos.id, thumbnail: videos.thumbnail })
        .from(videos)
        .where(lte(videos.deletedAt, until))
        .limit(limit),

    purge: async (ids: readonly number[]): Promise<void> => {
      await db.delete(videos).where(inArray(videos.id, [...ids]));
    },
  };
}

export type ShelfRepository = ReturnType<typeof createShelfRepository>;
