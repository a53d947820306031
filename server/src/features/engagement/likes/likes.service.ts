import type { LikeBody } from "@mindreel/contract/engagement/likes";
import type { ChangeBody } from "@mindreel/contract/engagement/lists";
import { likeUsersMax } from "@mindreel/contract/plain/limits";
import { refusals } from "@mindreel/messages/engagement/engagement";
import { batchWrites } from "#data/batch-writes.ts";
import type { Db } from "#data/database.ts";
import { inTransaction } from "#data/transaction.ts";
import { AppError, invalidInput } from "#domain/errors.ts";
import { type Horizon, horizonOf, type Viewer } from "#domain/library/visibility.ts";
import { sentence } from "#domain/sentences.ts";
import type { LikeRecord } from "./likes.mapper.ts";
import { asOneAfterAnother, type LikeChange } from "./likes.policy.ts";
import * as likes from "./likes.repository.ts";

interface Dependencies {
  readonly db: Db;
  readonly clock: () => Date;
}

interface Change extends LikeChange {
  readonly horizon: Horizon;
}

/** Members' likes. Only the caller's own like ever changes, whatever ids the request contains. */
export function createLikesService({ db, clock }: Dependencies) {
  /** Applies changes of many members in one transaction, as if they were made one after another. */
  const change = batchWrites((changes: readonly Change[]) =>
    inTransaction(db, async (tx) => {
      const seen = await likes.lockVisible(tx, changes);
      const { outcomes, created, liked, unliked } = asOneAfterAnother(changes, seen);
      const found = changes.filter((_, at) => outcomes[at] !== "missing");
      const unchanged = found.filter(({ likes: wanted }) => wanted === undefined);
      // Sent to the database together; it executes them in this order.
      const [, , , likers, areLiked] = await Promise.all([
        created.length > 0 ? likes.createRecords(tx, created) : undefined,
        liked.length > 0 ? likes.like(tx, liked) : undefined,
        unliked.length > 0 ? likes.unlike(tx, unliked) : undefined,
        likes.likers(tx, [...new Set(found.map(({ videoId }) => videoId))]),
        unchanged.length > 0 ? likes.areLiked(tx, unchanged) : [],
      ]);
      const own = new Map(unchanged.map((each, at) => [each, areLiked[at]]));
      return changes.map((each, at) => {
        const others = (likers.get(each.videoId) ?? []).filter((id) => id !== each.userId);
        const ownLike = (each.likes ?? own.get(each)) ? [each.userId] : [];
        const record: LikeRecord = {
          videoId: each.videoId,
          likers: [...others.slice(0, likeUsersMax - ownLike.length), ...ownLike],
        };
        return { outcome: outcomes[at] ?? "missing", record };
      });
    }),
  );

  const set = (videoId: number, viewer: Viewer, wanted: Pick<LikeChange, "likes" | "creates">) =>
    change({ videoId, userId: viewer.id, horizon: horizonOf(viewer, clock()), ...wanted });

  /** @throws AppError 404 */
  async function setRecord(id: number, viewer: Viewer, wanted: boolean | undefined): Promise<LikeRecord> {
    const { outcome, record } = await set(id, viewer, { likes: wanted, creates: false });
    if (outcome === "missing") throw new AppError("not_found");
    return record;
  }

  return {
    /**
     * Likes or unlikes a video, and creates its like record if this is the first like.
     * @throws AppError 400 for an unknown video
     */
    create: async (
      { likevideo, likeusers }: LikeBody,
      viewer: Viewer,
    ): Promise<{ created: boolean; record: LikeRecord }> => {
      const { outcome, record } = await set(likevideo, viewer, { likes: likeusers.includes(viewer.id), creates: true });
      if (outcome === "missing") throw invalidInput({ likevideo: [sentence(refusals, "noSuchVideo")] });
      return { created: outcome === "created", record };
    },

    /** @throws AppError 400, 404 */
    replace: async (id: number, { likevideo, likeusers }: LikeBody, viewer: Viewer): Promise<LikeRecord> => {
      const fits = likevideo === id;
      const record = await setRecord(id, viewer, fits ? likeusers.includes(viewer.id) : undefined);
      if (!fits) throw invalidInput({ likevideo: [sentence(refusals, "othersRecord")] });
      return record;
    },

    /** @throws AppError 404 */
    change: (id: number, { add = [], remove = [] }: ChangeBody, viewer: Viewer): Promise<LikeRecord> =>
      setRecord(id, viewer, remove.includes(viewer.id) ? false : add.includes(viewer.id) || undefined),
  };
}

export type LikesService = ReturnType<typeof createLikesService>;
