import { likeUsersMax } from "@mindreel/contract/plain/limits";
import { type Db, hotQuery, limitTo } from "#data/database.ts";
import { sql } from "#db/orm.ts";
import { type Horizon, visible } from "#domain/library/visibility.ts";
import type { Pair } from "./likes.policy.ts";

const pairs = (given: readonly Pair[]) =>
  sql`unnest(${sql.param(given.map(({ videoId }) => videoId))}::int[], ${sql.param(given.map(({ userId }) => userId))}::int[])`;

/**
 * Locks videos until the transaction ends, so that none is deleted meanwhile. Locks are taken in id order to prevent
 * deadlocks.
 * @returns by index, for each viewer who can see the video, whether it has a like record
 */
export async function lockVisible(
  tx: Db,
  wanted: readonly { readonly videoId: number; readonly horizon: Horizon }[],
): Promise<ReadonlyMap<number, { readonly hasRecord: boolean }>> {
  const rows = await hotQuery<{ at: number; hasRecord: boolean }>(
    tx,
    sql`with v as materialized (
          select id, deleted_at, release_at, like_count from videos
          where id = any(${sql.param(wanted.map(({ videoId }) => videoId))}::int[]) order by id for no key update
        )
        select at::int - 1 as at, v.like_count is not null as "hasRecord"
        from unnest(${sql.param(wanted.map(({ videoId }) => videoId))}::int[],
                    ${sql.param(wanted.map(({ horizon }) => horizon))}::timestamptz[])
          with ordinality wanted (id, horizon, at)
        join v on v.id = wanted.id
        where ${visible(sql`wanted.horizon`)}`,
  );
  return new Map(rows.map(({ at, hasRecord }) => [at, { hasRecord }]));
}

/** Idempotent; a trigger maintains the videos' counts. */
export async function like(tx: Db, liked: readonly Pair[]): Promise<void> {
  await hotQuery(tx, sql`insert into likes (video_id, user_id) select * from ${pairs(liked)} on conflict do nothing`);
}

/** Idempotent; a trigger maintains the videos' counts. */
export async function unlike(tx: Db, unliked: readonly Pair[]): Promise<void> {
  await hotQuery(
    tx,
    sql`delete from likes using ${pairs(unliked)} gone (video_id, user_id)
        where likes.user_id = gone.user_id and likes.video_id = gone.video_id`,
  );
}

/** Creates the like records of videos that nobody has liked yet. */
export async function createRecords(tx: Db, videoIds: readonly number[]): Promise<void> {
  await hotQuery(
    tx,
    sql`update videos set like_count = coalesce(like_count, 0) where id = any(${sql.param(videoIds)}::int[])`,
  );
}

/** The first likers of each video by id, up to one more than a response contains. */
export async function likers(tx: Db, videoIds: readonly number[]): Promise<ReadonlyMap<number, readonly number[]>> {
  const rows = await hotQuery<{ id: number; likers: number[] }>(
    tx,
    sql`select id, array(
          select user_id from likes where video_id = id order by user_id ${limitTo(likeUsersMax + 1)}
        ) as likers
        from unnest(${sql.param(videoIds)}::int[]) id`,
  );
  return new Map(rows.map((row) => [row.id, row.likers]));
}

/** For each pair, whether the member likes the video. */
export async function areLiked(tx: Db, asked: readonly Pair[]): Promise<boolean[]> {
  const rows = await hotQuery<{ liked: boolean }>(
    tx,
    sql`select exists (select from likes l where l.user_id = asked.user_id and l.video_id = asked.video_id) as liked
        from ${pairs(asked)} with ordinality asked (video_id, user_id, at) order by at`,
  );
  return rows.map(({ liked }) => liked);
}
