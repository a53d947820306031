import type { ListedVideo, VideoChanges, VideosQuery } from "@mindreel/contract/catalogue/video-admin";
import { limits } from "@mindreel/contract/wire/limits";
import type { Audit } from "#data/audit.ts";
import type { Db } from "#data/database.ts";
import { inTransaction } from "#data/transaction.ts";
import { hasWords } from "#features/catalogue/videos/videos.repository.ts";
import { releaseOf } from "#features/catalogue/videos/videos.service.ts";
import { AppError, invalidInput } from "#http/errors.ts";
import { type From, readPage } from "#http/input/paging.ts";
import type { Pictures } from "#media/pictures.ts";
import type { ShelfRepository, ShelfRow } from "./video-admin.repository.ts";

interface Dependencies {
  readonly db: Db;
  readonly repository: ShelfRepository;
  readonly pictures: Pictures;
  readonly toListedVideo: (row: ShelfRow) => ListedVideo;
  readonly publicUrl: string;
  readonly clock: () => Date;
}

const atOnce = 100;

/** What superusers do to many videos at once, and how it is undone. */
export function createShelfService({ db, repository, pictures, toListedVideo, publicUrl, clock }: Dependencies) {
  const address = new URL("/api/admin/v1/videos/", publicUrl);
  /** Whatever was deleted until then is gone for good. */
  const forgotten = () => new Date(clock().getTime() - limits.deletedDays * 86_400_000);

  const remove = (ids: readonly number[], audit?: Audit): Promise<number[]> =>
    inTransaction(db, async (tx) => {
      const removed = await repository.remove(tx, ids, clock());
      await audit?.each(
        tx,
        removed.map(({ id, title }) => ({ targetId: id, details: { name: title } })),
      );
      return removed.map(({ id }) => id);
    });

  return {
    /** @throws AppError 400, 404 `invalid_page` */
    page: ({ search, category, ...query }: VideosQuery) => {
      const filter = {
        ...(query.state && { state: query.state }),
        ...(category && { category }),
        ...(search !== undefined && hasWords(search) && { search }),
      };
      const now = clock();
      const list = (from: From) => repository.list(filter, from, now);
      return readPage({ address, query: { ...query, ...filter }, list }, toListedVideo);
    },

    /**
     * Changes those of the videos that are there.
     * @returns what they were before, in the same words
     * @throws AppError 400 for a category that does not exist
     */
    change: ({ videos }: VideoChanges, audit: Audit): Promise<VideoChanges> => {
      const wanted = new Map(videos.map((video) => [video.id, { ...video, releaseAt: releaseOf(video.release_at) }]));
      const categories = new Set([...wanted.values()].flatMap(({ category }) => category ?? []));
      return inTransaction(db, async (tx) => {
        if ((await repository.holdCategories(tx, [...categories])) < categories.size) {
          throw invalidInput({ videos: ["There is no such category."] });
        }
        const held = (await repository.hold(tx, [...wanted.keys()])).map((before) => {
          const { category, release_at, releaseAt } = wanted.get(before.id) ?? { releaseAt: null };
          const after = {
            id: before.id,
            categoryId: category === undefined ? before.categoryId : category,
            releaseAt: release_at === undefined ? before.releaseAt : releaseAt,
          };
          const changed = [
            ...(after.categoryId === before.categoryId ? [] : ["category"]),
            ...(after.releaseAt?.getTime() === before.releaseAt?.getTime() ? [] : ["release time"]),
          ];
          const undo = {
            id: before.id,
            ...(category !== undefined && { category: before.categoryId }),
            ...(release_at !== undefined && { release_at: before.releaseAt?.toISOString() ?? null }),
          };
          return { before, after, changed, undo };
        });
        const changes = held.filter(({ changed }) => changed.length > 0);
        if (changes.length > 0) {
          await repository.change(
            tx,
            changes.map(({ after }) => after),
          );
        }
        await audit.each(
          tx,
          changes.map(({ before, changed }) => ({
            targetId: before.id,
            details: { name: before.title, changed: changed.join(", ") },
          })),
        );
        return { videos: held.map(({ undo }) => undo) };
      });
    },

    remove,

    /** @throws AppError 404 */
    removeOne: async (id: number, audit?: Audit): Promise<void> => {
      if ((await remove([id], audit)).length === 0) throw new AppError("not_found");
    },

    /** @returns those that could be restored */
    restore: (ids: readonly number[], audit: Audit): Promise<number[]> =>
      inTransaction(db, async (tx) => {
        const restored = await repository.restore(tx, ids, forgotten());
        await audit.each(
          tx,
          restored.map(({ id, title }) => ({ targetId: id, details: { name: title } })),
        );
        return restored.map(({ id }) => id);
      }),

    /** Removes for good what can no longer be restored. Pictures first: a row that stays is found again. */
    purge: async (): Promise<void> => {
      const until = forgotten();
      for (;;) {
        const gone = await repository.deletedUntil(until, atOnce);
        for (const { thumbnail } of gone) await pictures.discard(thumbnail);
        if (gone.length > 0) await repository.purge(gone.map(({ id }) => id));
        if (gone.length < atOnce) return;
      }
    },
  };
}

export type ShelfService = ReturnType<typeof createShelfService>;
