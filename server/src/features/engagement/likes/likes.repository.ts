import { likeUsersMax } from "@mindreel/contract/wire/limits";
import type { Db } from "#data/database.ts";
import { alias, and, eq, ne, sql } from "#db/orm.ts";
import { videos } from "#db/schema/catalogue.ts";
import { likes } from "#db/schema/engagement.ts";
import { type Horizon, visible } from "#domain/visibility.ts";

/** `visible` expects the videos under this name. */
const v = alias(videos, "v");

/**
 * Locks a video until the transaction ends, so that it is not deleted meanwhile.
 * @returns whether it has a like record, which the first like creates; undefined where the viewer has no such video
 */
export async function hold(tx: Db, videoId: number, horizon: Horizon): Promise<{ hasRecord: boolean } | undefined> {
  const [video] = await tx
    .select({ likeCount: v.likeCount })
    .from(v)
    .where(and(eq(v.id, videoId), visible(horizon)))
    .for("no key update");
  return video && { hasRecord: video.likeCount !== null };
}

/** Idempotent; a trigger keeps the video's count. */
export async function like(tx: Db, videoId: number, userId: number): Promise<void> {
  await tx.insert(likes).values({ videoId, userId }).onConflictDoNothing();
}

/** Idempotent; a trigger keeps the video's count. */
export async function unlike(tx: Db, videoId: number, userId: number): Promise<void> {
  await tx.delete(likes).where(and(eq(likes.videoId, videoId), eq(likes.userId, userId)));
}

/** Creates the like record of a video that nobody has liked yet. */
export async function createRecord(tx: Db, videoId: number): Promise<void> {
  await tx
    .update(videos)
    .set({ likeCount: sql`coalesce(${videos.likeCount}, 0)` })
    .where(eq(videos.id, videoId));
}

/** At most 100 ids; the given member's own is always among them if they like the video. */
export async function likers(tx: Db, videoId: number, userId: number): Promise<number[]> {
  const own = await tx
    .select({ id: likes.userId })
    .from(likes)
    .where(and(eq(likes.videoId, videoId), eq(likes.userId, userId)));
  const others = await tx
    .select({ id: likes.userId })
    .from(likes)
    .where(and(eq(likes.videoId, videoId), ne(likes.userId, userId)))
    .orderBy(likes.userId)
    .limit(likeUsersMax - own.length);
  return [...others, ...own].map((row) => row.id);
}
