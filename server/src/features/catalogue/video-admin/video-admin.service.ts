import type { VideoChanges, VideosQuery } from "@mindreel/contract/catalogue/video-admin";
import { refusals } from "@mindreel/messages/catalogue/catalogue";
import type { Audit } from "#data/audit.ts";
import type { Db } from "#data/database.ts";
import { type From, type PageRequest, readPage } from "#data/paging.ts";
import { inTransaction } from "#data/transaction.ts";
import { AppError, invalidInput } from "#domain/errors.ts";
import { restorableSince } from "#domain/library/restorable.ts";
import { sentence } from "#domain/sentences.ts";
import { seatVideos } from "#features/catalogue/mechanisms/series-order/series-order.service.ts";
import { findOriginsSoon } from "#features/catalogue/mechanisms/source-origins/source-origins.service.ts";
import { hasWords } from "#features/catalogue/videos/search.ts";
import type { Jobs } from "#jobs/jobs.ts";
import type { Pictures } from "#media/pictures.ts";
import type { Undo } from "./video-admin.mapper.ts";
import { planChange, wantedChanges } from "./video-admin.policy.ts";
import * as videos from "./video-admin.repository.ts";

interface Dependencies {
  readonly db: Db;
  readonly pictures: Pick<Pictures, "discard">;
  readonly jobs: Pick<Jobs, "add">;
  readonly clock: () => Date;
  /** A corrected search; null if there is nothing to correct. */
  readonly respell: (search: string) => Promise<string | null>;
}

/** Number of videos that the purge deletes in one statement. */
const purgedAtOnce = 100;

const auditEntries = (changed: readonly { id: number; title: string }[]) =>
  changed.map(({ id, title }) => ({ targetId: id, details: { name: title } }));

/** Bulk changes of videos by superusers, and their undo. */
export function createVideoAdminService({ db, pictures, jobs, clock, respell }: Dependencies) {
  const remove = (ids: readonly number[], audit?: Audit): Promise<number[]> =>
    inTransaction(db, async (tx) => {
      const removed = await videos.remove(tx, ids, clock());
      await audit?.each(tx, auditEntries(removed));
      return removed.map(({ id }) => id);
    });

  return {
    /** @throws AppError 400, 404 `invalid_page` */
    page: async ({ search, category, series, state }: VideosQuery, request: PageRequest) => {
      const filter = {
        ...(state && { state }),
        ...(category && { category }),
        ...(series && { series }),
        ...(search !== undefined && hasWords(search) && { search }),
      };
      const now = clock();
      const list = async (from: From) => {
        const rows = await videos.list(db, filter, from, now);
        const { search: typed } = filter;
        const meant = rows.length === 0 && typed !== undefined ? await respell(typed) : null;
        return meant === null ? rows : videos.list(db, { ...filter, search: meant }, from, now);
      };
      return { page: await readPage(request, list), filter };
    },

    /**
     * Changes the given videos, except deleted ones.
     * @returns their previous values
     * @throws AppError 400 for an unknown category or series, or a series with too many videos
     */
    change: async (changes: VideoChanges, audit: Audit): Promise<Undo[]> => {
      const wanted = new Map(wantedChanges(changes, clock()).map((each) => [each.id, each]));
      const categories = new Set([...wanted.values()].flatMap(({ categoryId }) => categoryId ?? []));
      return inTransaction(db, async (tx) => {
        if ((await videos.holdCategories(tx, [...categories])) < categories.size) {
          throw invalidInput({ videos: [sentence(refusals, "noCategory")] });
        }
        const held = await videos.hold(tx, [...wanted.keys()]);
        const here = new Set(held.map(({ id }) => id));
        const seats = await seatVideos(
          tx,
          [...wanted.values()].flatMap(({ id, series }) =>
            series === undefined || !here.has(id) ? [] : [{ videoId: id, series }],
          ),
        );
        const planned = held.flatMap((video) => {
          const each = wanted.get(video.id);
          return each === undefined ? [] : [planChange(video, each, seats.get(video.id))];
        });
        const changed = planned.filter((each) => each.changed.length > 0);
        if (changed.length > 0) {
          await videos.change(
            tx,
            changed.map(({ change }) => change),
          );
        }
        await audit.each(
          tx,
          changed.map(({ change, title, changed: names }) => ({
            targetId: change.id,
            details: { name: title, changed: names.join(", ") },
          })),
        );
        return planned.map(({ undo }) => undo);
      });
    },

    /** @returns those that were not deleted already */
    remove,

    /** @throws AppError 404 */
    removeOne: async (id: number, audit?: Audit): Promise<void> => {
      if ((await remove([id], audit)).length === 0) throw new AppError("not_found");
    },

    /** @returns those that could be restored */
    restore: (ids: readonly number[], audit: Audit): Promise<number[]> =>
      inTransaction(db, async (tx) => {
        const restored = await videos.restore(tx, ids, restorableSince(clock()));
        // Their learned origins were deleted with them.
        await findOriginsSoon(jobs, tx, restored);
        await audit.each(tx, auditEntries(restored));
        return restored.map(({ id }) => id);
      }),

    /** Purges videos that can no longer be restored. Pictures go first, because the next run finds leftover rows. */
    purge: async (): Promise<void> => {
      const until = restorableSince(clock());
      for (;;) {
        const gone = await videos.deletedUntil(db, until, purgedAtOnce);
        for (const { thumbnail } of gone) await pictures.discard(thumbnail);
        if (gone.length > 0) {
          const ids = gone.map(({ id }) => id);
          await inTransaction(db, (tx) => videos.purge(tx, ids));
        }
        if (gone.length < purgedAtOnce) return;
      }
    },
  };
}

export type VideoAdminService = ReturnType<typeof createVideoAdminService>;
