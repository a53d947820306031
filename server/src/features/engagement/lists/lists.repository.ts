import { pageSize } from "@mindreel/contract/wire/limits";
import { type Db, hotQuery } from "#data/database.ts";
import { alias, and, asc, eq, inArray, notInArray, sql } from "#db/orm.ts";
import { videos } from "#db/schema/catalogue.ts";
import { type ListKind, lists, listVideos } from "#db/schema/engagement.ts";
import { type Horizon, hiddenIds, visible } from "#domain/visibility.ts";
import type { From, Listed } from "#http/input/paging.ts";

type WatchedRow = Listed & { title: string; watched_at: Date };

/** As `visible` knows it. */
const v = alias(videos, "v");

/** What of a list its member does not see now stays in it, for when they do. */
const seen = (horizon: Horizon) => sql`${listVideos.videoId} not in ${hiddenIds(horizon)}`;

const mine = (userId: number, kind: ListKind) => and(eq(listVideos.userId, userId), eq(listVideos.kind, kind));

export const listsRepository = {
  /** @returns true where the list was not there before */
  create: async (tx: Db, userId: number, kind: ListKind): Promise<boolean> => {
    const created = await tx
      .insert(lists)
      .values({ userId, kind })
      .onConflictDoNothing()
      .returning({ kind: lists.kind });
    return created.length > 0;
  },

  /** Holds the list until the transaction ends, so that two changes of one list never mix. */
  hold: async (tx: Db, userId: number, kind: ListKind): Promise<boolean> => {
    const held = await tx
      .select({ kind: lists.kind })
      .from(lists)
      .where(and(eq(lists.userId, userId), eq(lists.kind, kind)))
      .for("update");
    return held.length > 0;
  },

  /** Those of the ids that are videos for them; they cannot be deleted before the transaction ends. */
  existing: async (tx: Db, ids: readonly number[], horizon: Horizon): Promise<number[]> => {
    const found = await tx
      .select({ id: v.id })
      .from(v)
      .where(and(inArray(v.id, [...ids]), visible(horizon)))
      .for("key share");
    return found.map((row) => row.id);
  },

  /**
   * Adds videos in the given order, a little apart in time so that the order holds. One that is in the list already
   * keeps its time, or gets the new one where `renew` says so.
   */
  add: async (
    tx: Db,
    userId: number,
    kind: ListKind,
    ids: readonly number[],
    now: Date,
    renew: boolean,
  ): Promise<void> => {
    if (ids.length === 0) return;
    // The ids are one parameter, of which a statement takes 65,535.
    await tx.execute(
      sql`insert into list_videos (user_id, kind, video_id, added_at)
          select ${userId}, ${kind}, id, ${now}::timestamptz + (place - 1) * interval '1 microsecond'
          from unnest(${sql.param(ids)}::int[]) with ordinality given (id, place) order by place
          on conflict (user_id, kind, video_id)
          ${renew ? sql`do update set added_at = excluded.added_at` : sql`do nothing`}`,
    );
  },

  remove: async (tx: Db, userId: number, kind: ListKind, ids: readonly number[]): Promise<void> => {
    if (ids.length === 0) return;
    await tx.delete(listVideos).where(and(mine(userId, kind), inArray(listVideos.videoId, [...ids])));
  },

  removeOthers: async (
    tx: Db,
    userId: number,
    kind: ListKind,
    kept: readonly number[],
    horizon: Horizon,
  ): Promise<void> => {
    const others = kept.length > 0 ? notInArray(listVideos.videoId, [...kept]) : undefined;
    await tx.delete(listVideos).where(and(mine(userId, kind), others, seen(horizon)));
  },

  /** In the order they were added or last watched. */
  videoIds: async (tx: Db, userId: number, kind: ListKind, horizon: Horizon): Promise<number[]> => {
    const rows = await tx
      .select({ id: listVideos.videoId })
      .from(listVideos)
      .where(and(mine(userId, kind), seen(horizon)))
      .orderBy(asc(listVideos.addedAt), asc(listVideos.videoId));
    return rows.map((row) => row.id);
  },

  /** One page of what a member watched (and one row more), last first, with the kept count: one query. */
  watched: (db: Db, userId: number, from: From): Promise<WatchedRow[]> =>
    hotQuery<WatchedRow>(
      db,
      sql`select v.id, v.title, m.added_at as watched_at, m.added_at::text as sort_key,
            l.video_count - (select count(*)::int from list_videos m where m.user_id = ${userId} and m.kind = 'recent'
                             and m.video_id in ${hiddenIds("infinity")}) as total
          from lists l join list_videos m on m.user_id = l.user_id and m.kind = l.kind
            join videos v on v.id = m.video_id
          where l.user_id = ${userId} and l.kind = 'recent' and ${visible("infinity")}
            ${"key" in from ? sql`and (m.added_at, m.video_id) < (${from.key}::timestamptz, ${from.id}::int)` : sql``}
          order by m.added_at desc, m.video_id desc limit ${pageSize + 1}
          ${"offset" in from ? sql`offset ${from.offset}` : sql``}`,
    ),

  /** Both lists of a member with their videos in order; null for one that was never created: one query. */
  both: async (tx: Db, userId: number, horizon: Horizon): Promise<Record<ListKind, number[] | null>> => {
    const rows = await tx
      .select({
        kind: lists.kind,
        ids: sql<
          number[]
        >`array(select video_id from list_videos m where m.user_id = lists.user_id and m.kind = lists.kind
                                   and m.video_id not in ${hiddenIds(horizon)}
                                 order by m.added_at, m.video_id)`,
      })
      .from(lists)
      .where(eq(lists.userId, userId));
    const idsOf = (kind: ListKind) => rows.find((row) => row.kind === kind)?.ids ?? null;
    return { saved: idsOf("saved"), recent: idsOf("recent") };
  },
};
