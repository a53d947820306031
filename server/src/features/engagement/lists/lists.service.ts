import type { ChangeBody, VideoList, VideoListBody, WatchedVideo } from "@mindreel/contract/engagement/lists";
import { type Db, inTransaction } from "#data/database.ts";
import type { ListKind } from "#db/schema/engagement.ts";
import { horizonOf, type Viewer } from "#domain/visibility.ts";
import { AppError, invalidInput } from "#http/errors.ts";
import { type From, readPage } from "#http/input/paging.ts";
import { listsRepository as repository } from "./lists.repository.ts";

interface Dependencies {
  readonly db: Db;
  readonly publicUrl: string;
  readonly clock: () => Date;
}

/** A member's saved and recently watched videos. A list's id is its member's id: everyone has one of each kind. */
export function createListsService({ db, publicUrl, clock }: Dependencies) {
  const horizon = (viewer: Viewer) => horizonOf(viewer, clock());

  const read = async (tx: Db, viewer: Viewer, kind: ListKind): Promise<VideoList> => ({
    id: viewer.id,
    user: viewer.id,
    video: await repository.videoIds(tx, viewer.id, kind, horizon(viewer)),
  });

  function requireSelf(user: number, userId: number): void {
    if (user !== userId) throw new AppError("forbidden", "This list belongs to another member.");
  }

  /**
   * @returns the ids once each, in their order
   * @throws AppError 400
   */
  async function requireVideos(tx: Db, ids: readonly number[], viewer: Viewer, field: string): Promise<number[]> {
    const unique = [...new Set(ids)];
    const existing = unique.length === 0 ? [] : await repository.existing(tx, unique, horizon(viewer));
    if (existing.length < unique.length) throw invalidInput({ [field]: ["There is no such video."] });
    return unique;
  }

  /** @throws AppError 404 for another's list, and for one that was never created */
  async function holdOwn(tx: Db, id: number, userId: number, kind: ListKind): Promise<void> {
    if (id !== userId || !(await repository.hold(tx, userId, kind))) throw new AppError("not_found");
  }

  return {
    /** @throws AppError 400, 403 */
    post: (kind: ListKind, { user, video }: VideoListBody, viewer: Viewer) =>
      inTransaction(db, async (tx) => {
        requireSelf(user, viewer.id);
        const created = await repository.create(tx, viewer.id, kind);
        await repository.hold(tx, viewer.id, kind);
        const ids = await requireVideos(tx, video, viewer, "video");
        await repository.add(tx, viewer.id, kind, ids, clock(), false);
        return { created, body: await read(tx, viewer, kind) };
      }),

    /** @throws AppError 400, 403, 404 */
    put: (kind: ListKind, id: number, { user, video }: VideoListBody, viewer: Viewer) =>
      inTransaction(db, async (tx) => {
        await holdOwn(tx, id, viewer.id, kind);
        requireSelf(user, viewer.id);
        const ids = await requireVideos(tx, video, viewer, "video");
        await repository.removeOthers(tx, viewer.id, kind, ids, horizon(viewer));
        await repository.add(tx, viewer.id, kind, ids, clock(), false);
        return read(tx, viewer, kind);
      }),

    /** @throws AppError 400, 404 */
    patch: (kind: ListKind, id: number, { add = [], remove = [] }: ChangeBody, viewer: Viewer) =>
      inTransaction(db, async (tx) => {
        await holdOwn(tx, id, viewer.id, kind);
        const ids = await requireVideos(tx, add, viewer, "add");
        await repository.add(tx, viewer.id, kind, ids, clock(), kind === "recent");
        await repository.remove(tx, viewer.id, kind, remove);
        return read(tx, viewer, kind);
      }),

    /**
     * What a member watched, last first.
     * @throws AppError 404 `invalid_page`
     */
    watched: (userId: number, query: { readonly page?: string; readonly cursor?: string }) =>
      readPage(
        {
          address: new URL(`/api/category/v1/members/${userId}/watched/`, publicUrl),
          query,
          list: (from: From) => repository.watched(db, userId, from),
        },
        ({ id, title, watched_at }): WatchedVideo => ({ id, title, watched_at: watched_at.toISOString() }),
      ),

    /** Both lists as the session user carries them. */
    ofMember: async (viewer: Viewer) => {
      const { saved, recent } = await repository.both(db, viewer.id, horizon(viewer));
      const list = (video: number[] | null): VideoList | null =>
        video === null ? null : { id: viewer.id, user: viewer.id, video };
      return { savevideos: list(saved), recentshownvideos: list(recent) };
    },
  };
}

export type ListsService = ReturnType<typeof createListsService>;
