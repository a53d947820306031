import { type Db, filteredQuery, hotQuery } from "#data/database.ts";
import { type From, type Listed, pageLimit } from "#data/paging.ts";
import { sql } from "#db/orm.ts";
import type { ListKind } from "#db/schema/library/engagement.ts";
import { type Horizon, hiddenIds, visible } from "#domain/library/visibility.ts";

export type { ListKind };

export type WatchedRow = Listed & { title: string; duration: number | null; watchedAt: Date };

/** Videos that the member cannot see now stay in the list, and reappear when they are visible again. */
const seen = (horizon: Horizon) => sql`video_id not in ${hiddenIds(horizon)}`;

const inList = (userId: number, kind: ListKind) => sql`user_id = ${userId} and kind = ${kind}`;

/** @returns true if the list did not exist before */
export async function create(tx: Db, userId: number, kind: ListKind): Promise<boolean> {
  const created = await hotQuery(
    tx,
    sql`insert into lists (user_id, kind) values (${userId}, ${kind}) on conflict do nothing returning kind`,
  );
  return created.length > 0;
}

/** Locks a list until the transaction ends, to serialize changes. @returns whether it exists */
export async function hold(tx: Db, userId: number, kind: ListKind): Promise<boolean> {
  const held = await hotQuery(tx, sql`select from lists where ${inList(userId, kind)} for update`);
  return held.length > 0;
}

/** Of these ids, the videos that the viewer can see. Locks them against deletion until the transaction ends. */
export async function existing(tx: Db, ids: readonly number[], horizon: Horizon): Promise<number[]> {
  const found = await filteredQuery<{ id: number }>(
    tx,
    sql`select v.id from videos v where v.id = any(${sql.param(ids)}::int[]) and ${visible(horizon)}
        order by v.id for key share`,
  );
  return found.map((row) => row.id);
}

/**
 * Adds videos in the given order, each a microsecond later than the previous one to preserve the order.
 * @param renew whether a video that is in the list already gets the new time; otherwise it keeps its old one
 */
export async function add(
  tx: Db,
  userId: number,
  kind: ListKind,
  ids: readonly number[],
  now: Date,
  renew: boolean,
): Promise<void> {
  if (ids.length === 0) return;
  // A single array, because a statement is limited to 65,535 parameters.
  await hotQuery(
    tx,
    sql`insert into list_videos (user_id, kind, video_id, added_at)
        select ${userId}, ${kind}, id, ${now}::timestamptz + (place - 1) * interval '1 microsecond'
        from unnest(${sql.param(ids)}::int[]) with ordinality given (id, place) order by place
        on conflict (user_id, kind, video_id)
        ${renew ? sql`do update set added_at = excluded.added_at` : sql`do nothing`}`,
  );
}

export async function remove(tx: Db, userId: number, kind: ListKind, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await filteredQuery(
    tx,
    sql`delete from list_videos where ${inList(userId, kind)} and video_id = any(${sql.param(ids)}::int[])`,
  );
}

/** Removes all other videos from a list, except those that the member cannot see. */
export async function removeOthers(
  tx: Db,
  userId: number,
  kind: ListKind,
  kept: readonly number[],
  horizon: Horizon,
): Promise<void> {
  await filteredQuery(
    tx,
    sql`delete from list_videos
        where ${inList(userId, kind)} and video_id <> all(${sql.param(kept)}::int[]) and ${seen(horizon)}`,
  );
}

/** Ordered by when they were added or last watched. */
export async function videoIds(tx: Db, userId: number, kind: ListKind, horizon: Horizon): Promise<number[]> {
  const rows = await hotQuery<{ id: number }>(
    tx,
    sql`select video_id as id from list_videos
        where ${inList(userId, kind)} and ${seen(horizon)} order by added_at, video_id`,
  );
  return rows.map((row) => row.id);
}

/** One page of watched videos plus one extra row, newest first; each row carries the total count. One query. */
export const watched = (db: Db, userId: number, from: From): Promise<WatchedRow[]> =>
  hotQuery<WatchedRow>(
    db,
    sql`select v.id, v.title, v.duration, m.added_at as watched_at, m.added_at::text as sort_key,
          l.video_count - (select count(*)::int from list_videos m where m.user_id = ${userId} and m.kind = 'recent'
                           and m.video_id in ${hiddenIds("infinity")}) as total
        from lists l join list_videos m on m.user_id = l.user_id and m.kind = l.kind
          join videos v on v.id = m.video_id
        where l.user_id = ${userId} and l.kind = 'recent' and ${visible("infinity")}
          ${"key" in from ? sql`and (m.added_at, m.video_id) < (${from.key}::timestamptz, ${from.id}::int)` : sql``}
        order by m.added_at desc, m.video_id desc ${pageLimit(from)}`,
  );

/** Both lists of a member with their videos in order; null for a list that was never created. One query. */
export async function both(db: Db, userId: number, horizon: Horizon): Promise<Record<ListKind, number[] | null>> {
  const rows = await hotQuery<{ kind: ListKind; ids: number[] }>(
    db,
    sql`select l.kind, array(select m.video_id from list_videos m
                             where m.user_id = l.user_id and m.kind = l.kind and m.video_id not in ${hiddenIds(horizon)}
                             order by m.added_at, m.video_id) as ids
        from lists l where l.user_id = ${userId}`,
  );
  const idsOf = (kind: ListKind) => rows.find((row) => row.kind === kind)?.ids ?? null;
  return { saved: idsOf("saved"), recent: idsOf("recent") };
}
