import type { VideoList } from "@mindreel/contract/accounts";
import type { ChangeBody, VideoListBody } from "@mindreel/contract/engagement";
import type { WatchedVideo } from "@mindreel/contract/members";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { Pool } from "pg";
import type { ListKind } from "#db/schema/engagement.ts";
import { type Db, inTransaction } from "#platform/database.ts";
import { AppError, invalidInput } from "#platform/errors.ts";
import { type From, readPage } from "#platform/paging.ts";
import { listsRepository as repository } from "./lists.repository.ts";

interface Dependencies {
  readonly db: NodePgDatabase;
  readonly pool: Pool;
  readonly publicUrl: string;
  readonly clock: () => Date;
}

/** A member's saved and recently watched videos. A list's id is its member's id: everyone has one of each kind. */
export function createListsService({ db, pool, publicUrl, clock }: Dependencies) {
  const read = async (tx: Db, userId: number, kind: ListKind): Promise<VideoList> => ({
    id: userId,
    user: userId,
    video: await repository.videoIds(tx, userId, kind),
  });

  function requireSelf(user: number, userId: number): void {
    if (user !== userId) throw new AppError("forbidden", "This list belongs to another member.");
  }

  /**
   * @returns the ids once each, in their order
   * @throws AppError 400
   */
  async function requireVideos(tx: Db, ids: readonly number[], field: string): Promise<number[]> {
    const unique = [...new Set(ids)];
    const existing = unique.length === 0 ? [] : await repository.existing(tx, unique);
    if (existing.length < unique.length) throw invalidInput({ [field]: ["There is no such video."] });
    return unique;
  }

  /** @throws AppError 404 for another's list, and for one that was never created */
  async function holdOwn(tx: Db, id: number, userId: number, kind: ListKind): Promise<void> {
    if (id !== userId || !(await repository.hold(tx, userId, kind))) throw new AppError("not_found");
  }

  return {
    /** @throws AppError 400, 403 */
    post: (kind: ListKind, { user, video }: VideoListBody, userId: number) =>
      inTransaction(db, async (tx) => {
        requireSelf(user, userId);
        const created = await repository.create(tx, userId, kind);
        await repository.hold(tx, userId, kind);
        const ids = await requireVideos(tx, video, "video");
        await repository.add(tx, userId, kind, ids, clock(), false);
        return { created, body: await read(tx, userId, kind) };
      }),

    /** @throws AppError 400, 403, 404 */
    put: (kind: ListKind, id: number, { user, video }: VideoListBody, userId: number) =>
      inTransaction(db, async (tx) => {
        await holdOwn(tx, id, userId, kind);
        requireSelf(user, userId);
        const ids = await requireVideos(tx, video, "video");
        await repository.removeOthers(tx, userId, kind, ids);
        await repository.add(tx, userId, kind, ids, clock(), false);
        return read(tx, userId, kind);
      }),

    /** @throws AppError 400, 404 */
    patch: (kind: ListKind, id: number, { add = [], remove = [] }: ChangeBody, userId: number) =>
      inTransaction(db, async (tx) => {
        await holdOwn(tx, id, userId, kind);
        const ids = await requireVideos(tx, add, "add");
        await repository.add(tx, userId, kind, ids, clock(), kind === "recent");
        await repository.remove(tx, userId, kind, remove);
        return read(tx, userId, kind);
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
          list: (from: From) => repository.watched(pool, userId, from),
        },
        ({ id, title, watched_at }): WatchedVideo => ({ id, title, watched_at: watched_at.toISOString() }),
      ),

    /** Both lists as the session user carries them. */
    ofMember: async (userId: number) => {
      const { saved, recent } = await repository.both(db, userId);
      const list = (video: number[] | null): VideoList | null =>
        video === null ? null : { id: userId, user: userId, video };
      return { savevideos: list(saved), recentshownvideos: list(recent) };
    },
  };
}

export type ListsService = ReturnType<typeof createListsService>;
