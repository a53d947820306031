import { likeUsersMax } from "@mindreel/contract/wire/limits";
import type { Db } from "#data/database.ts";
import { alias, and, eq, ne, sql } from "#db/orm.ts";
import { videos } from "#db/schema/catalogue.ts";
import { likes } from "#db/schema/engagement.ts";
import { type Horizon, visible } from "#domain/visibility.ts";

/** As `visible` knows it. */
const v = alias(videos, "v");

export const likesRepository = {
  /**
   * Whether the video is there for them, and whether it has a like record (somebody liked it once). Holds the video until the
   * transaction ends, so that it is not deleted in between.
   */
  hold: async (tx: Db, videoId: number, horizon: Horizon): Promise<{ hasRecord: boolean } | undefined> => {
    const [video] = await tx
      .select({ likeCount: v.likeCount })
      .from(v)
      .where(and(eq(v.id, videoId), visible(horizon)))
      .for("no key update");
    return video && { hasRecord: video.likeCount !== null };
  },

  /** Idempotent; a trigger keeps the video's count. */
  like: async (tx: Db, videoId: number, userId: number): Promise<void> => {
    await tx.insert(likes).values({ videoId, userId }).onConflictDoNothing();
  },

  /** Idempotent; a trigger keeps the video's count. */
  unlike: async (tx: Db, videoId: number, userId: number): Promise<void> => {
    await tx.delete(likes).where(and(eq(likes.videoId, videoId), eq(likes.userId, userId)));
  },

  /** The record of a video that nobody has liked yet. */
  createRecord: async (tx: Db, videoId: number): Promise<void> => {
    await tx
      .update(videos)
      .set({ likeCount: sql`coalesce(${videos.likeCount}, 0)` })
      .where(eq(videos.id, videoId));
  },

  /** At most 100 ids, the given user's own always among them when they like the video. */
  likers: async (tx: Db, videoId: number, userId: number): Promise<number[]> => {
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
  },
};
