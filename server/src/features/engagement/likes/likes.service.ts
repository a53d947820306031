import type { LikeBody, VideoLikes } from "@mindreel/contract/engagement/likes";
import type { ChangeBody } from "@mindreel/contract/engagement/lists";
import { type Db, inTransaction } from "#data/database.ts";
import { horizonOf, type Viewer } from "#domain/visibility.ts";
import { AppError, invalidInput } from "#http/errors.ts";
import { likesRepository as repository } from "./likes.repository.ts";

interface Dependencies {
  readonly db: Db;
  readonly clock: () => Date;
}

/**
 * Likes. A like record's id is its video's id. Whatever ids a body carries, only the caller's own membership in
 * `likeusers` ever changes.
 */
export function createLikesService({ db, clock }: Dependencies) {
  async function set(tx: Db, videoId: number, userId: number, liked: boolean): Promise<VideoLikes> {
    await (liked ? repository.like : repository.unlike)(tx, videoId, userId);
    return { id: videoId, likevideo: videoId, likeusers: await repository.likers(tx, videoId, userId) };
  }

  /** @throws AppError 404 */
  async function requireRecord(tx: Db, id: number, viewer: Viewer): Promise<void> {
    const state = await repository.hold(tx, id, horizonOf(viewer, clock()));
    if (!state?.hasRecord) throw new AppError("not_found");
  }

  return {
    /** @throws AppError 400 for an unknown video */
    post: ({ likevideo, likeusers }: LikeBody, viewer: Viewer): Promise<{ created: boolean; body: VideoLikes }> =>
      inTransaction(db, async (tx) => {
        const state = await repository.hold(tx, likevideo, horizonOf(viewer, clock()));
        if (state === undefined) throw invalidInput({ likevideo: ["There is no such video."] });
        if (!state.hasRecord) await repository.createRecord(tx, likevideo);
        return { created: !state.hasRecord, body: await set(tx, likevideo, viewer.id, likeusers.includes(viewer.id)) };
      }),

    /** @throws AppError 400, 404 */
    put: (id: number, { likevideo, likeusers }: LikeBody, viewer: Viewer): Promise<VideoLikes> =>
      inTransaction(db, async (tx) => {
        await requireRecord(tx, id, viewer);
        if (likevideo !== id) throw invalidInput({ likevideo: ["This record is another video's."] });
        return set(tx, id, viewer.id, likeusers.includes(viewer.id));
      }),

    /** @throws AppError 404 */
    patch: (id: number, { add = [], remove = [] }: ChangeBody, viewer: Viewer): Promise<VideoLikes> =>
      inTransaction(db, async (tx) => {
        await requireRecord(tx, id, viewer);
        if (remove.includes(viewer.id)) return set(tx, id, viewer.id, false);
        if (add.includes(viewer.id)) return set(tx, id, viewer.id, true);
        return { id, likevideo: id, likeusers: await repository.likers(tx, id, viewer.id) };
      }),
  };
}

export type LikesService = ReturnType<typeof createLikesService>;
