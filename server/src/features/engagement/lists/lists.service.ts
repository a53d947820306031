import type { ChangeBody, VideoListBody } from "@mindreel/contract/engagement/lists";
import { refusals } from "@mindreel/messages/engagement/engagement";
import type { Db } from "#data/database.ts";
import { type PageRequest, readPage } from "#data/paging.ts";
import { inTransaction } from "#data/transaction.ts";
import { AppError, invalidInput } from "#domain/errors.ts";
import { horizonOf, type Viewer } from "#domain/library/visibility.ts";
import { sentence } from "#domain/sentences.ts";
import type { MemberList } from "./lists.mapper.ts";
import type { ListKind } from "./lists.repository.ts";
import * as lists from "./lists.repository.ts";

interface Dependencies {
  readonly db: Db;
  readonly clock: () => Date;
}

/** Members' saved and recently watched videos; a member has at most one list of each kind. */
export function createListsService({ db, clock }: Dependencies) {
  const horizon = (viewer: Viewer) => horizonOf(viewer, clock());

  const read = async (tx: Db, viewer: Viewer, kind: ListKind): Promise<MemberList> => ({
    userId: viewer.id,
    videoIds: await lists.videoIds(tx, viewer.id, kind, horizon(viewer)),
  });

  function requireSelf(user: number, userId: number): void {
    if (user !== userId) throw new AppError("forbidden", sentence(refusals, "othersList"));
  }

  /**
   * @returns the ids in order, deduplicated
   * @throws AppError 400
   */
  async function requireVideos(tx: Db, ids: readonly number[], viewer: Viewer, field: string): Promise<number[]> {
    const unique = [...new Set(ids)];
    const existing = unique.length === 0 ? [] : await lists.existing(tx, unique, horizon(viewer));
    if (existing.length < unique.length) throw invalidInput({ [field]: [sentence(refusals, "noSuchVideo")] });
    return unique;
  }

  /** @throws AppError 404 for another member's list, and for one that was never created */
  async function holdOwn(tx: Db, id: number, userId: number, kind: ListKind): Promise<void> {
    if (id !== userId || !(await lists.hold(tx, userId, kind))) throw new AppError("not_found");
  }

  return {
    /**
     * Creates the caller's list, or adds the videos if it exists already.
     * @throws AppError 400, 403
     */
    create: (
      kind: ListKind,
      { user, video }: VideoListBody,
      viewer: Viewer,
    ): Promise<{ created: boolean; list: MemberList }> =>
      inTransaction(db, async (tx) => {
        requireSelf(user, viewer.id);
        const created = await lists.create(tx, viewer.id, kind);
        await lists.hold(tx, viewer.id, kind);
        const ids = await requireVideos(tx, video, viewer, "video");
        await lists.add(tx, viewer.id, kind, ids, clock(), false);
        return { created, list: await read(tx, viewer, kind) };
      }),

    /** @throws AppError 400, 403, 404 */
    replace: (kind: ListKind, id: number, { user, video }: VideoListBody, viewer: Viewer): Promise<MemberList> =>
      inTransaction(db, async (tx) => {
        await holdOwn(tx, id, viewer.id, kind);
        requireSelf(user, viewer.id);
        const ids = await requireVideos(tx, video, viewer, "video");
        await lists.removeOthers(tx, viewer.id, kind, ids, horizon(viewer));
        await lists.add(tx, viewer.id, kind, ids, clock(), false);
        return read(tx, viewer, kind);
      }),

    /** @throws AppError 400, 404 */
    change: (kind: ListKind, id: number, { add = [], remove = [] }: ChangeBody, viewer: Viewer): Promise<MemberList> =>
      inTransaction(db, async (tx) => {
        await holdOwn(tx, id, viewer.id, kind);
        const ids = await requireVideos(tx, add, viewer, "add");
        await lists.add(tx, viewer.id, kind, ids, clock(), kind === "recent");
        await lists.remove(tx, viewer.id, kind, remove);
        return read(tx, viewer, kind);
      }),

    /**
     * The videos that a member watched, most recent first.
     * @throws AppError 404 `invalid_page`
     */
    watched: (userId: number, request: PageRequest) => readPage(request, (from) => lists.watched(db, userId, from)),

    /** Both lists, for the session user. */
    ofMember: (viewer: Viewer) => lists.both(db, viewer.id, horizon(viewer)),
  };
}

export type ListsService = ReturnType<typeof createListsService>;
