import type { LikeBody } from "@mindreel/contract/engagement/likes";
import type { ChangeBody } from "@mindreel/contract/engagement/lists";
import type { Db } from "#data/database.ts";
import { inTransaction } from "#data/transaction.ts";
import { AppError, invalidInput } from "#domain/errors.ts";
import { horizonOf, type Viewer } from "#domain/visibility.ts";
import type { LikeRecord } from "./likes.mapper.ts";
import * as likes from "./likes.repository.ts";

interface Dependencies {
  readonly db: Db;
  readonly clock: () => Date;
}

/** Members' likes. Whatever ids a body carries, only the caller's own like ever changes. */
export function createLikesService({ db, clock }: Dependencies) {
  const read = async (tx: Db, videoId: number, userId: number): Promise<LikeRecord> => ({
    videoId,
    likers: await likes.likers(tx, videoId, userId),
  });

  async function set(tx: Db, videoId: number, userId: number, liked: boolean): Promise<LikeRecord> {
    await (liked ? likes.like : likes.unlike)(tx, videoId, userId);
    return read(tx, videoId, userId);
  }

  /** @throws AppError 404 */
  async function holdRecord(tx: Db, id: number, viewer: Viewer): Promise<void> {
    const video = await likes.hold(tx, id, horizonOf(viewer, clock()));
    if (!video?.hasRecord) throw new AppError("not_found");
  }

  return {
    /**
     * Likes or unlikes a video, and creates its like record if this is the first like.
     * @throws AppError 400 for an unknown video
     */
    create: ({ likevideo, likeusers }: LikeBody, viewer: Viewer): Promise<{ created: boolean; record: LikeRecord }> =>
      inTransaction(db, async (tx) => {
        const video = await likes.hold(tx, likevideo, horizonOf(viewer, clock()));
        if (video === undefined) throw invalidInput({ likevideo: ["There is no such video."] });
        if (!video.hasRecord) await likes.createRecord(tx, likevideo);
        return {
          created: !video.hasRecord,
          record: await set(tx, likevideo, viewer.id, likeusers.includes(viewer.id)),
        };
      }),

    /** @throws AppError 400, 404 */
    replace: (id: number, { likevideo, likeusers }: LikeBody, viewer: Viewer): Promise<LikeRecord> =>
      inTransaction(db, async (tx) => {
        await holdRecord(tx, id, viewer);
        if (likevideo !== id) throw invalidInput({ likevideo: ["This record is another video's."] });
        return set(tx, id, viewer.id, likeusers.includes(viewer.id));
      }),

    /** @throws AppError 404 */
    change: (id: number, { add = [], remove = [] }: ChangeBody, viewer: Viewer): Promise<LikeRecord> =>
      inTransaction(db, async (tx) => {
        await holdRecord(tx, id, viewer);
        if (remove.includes(viewer.id)) return set(tx, id, viewer.id, false);
        if (add.includes(viewer.id)) return set(tx, id, viewer.id, true);
        return read(tx, id, viewer.id);
      }),
  };
}

export type LikesService = ReturnType<typeof createLikesService>;
