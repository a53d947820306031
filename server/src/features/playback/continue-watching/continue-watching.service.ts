import type { Video } from "@mindreel/contract/catalogue/videos";
import { recordDependency } from "#data/cache/dependencies.ts";
import type { Db } from "#data/database.ts";
import { type Page, type PageRequest, readPage } from "#data/paging.ts";
import type { NextRelease } from "#data/releases.ts";
import { inTransaction } from "#data/transaction.ts";
import { AppError } from "#domain/errors.ts";
import type { Watcher } from "#domain/library/open-to.ts";
import { horizonOf, sightOf, type Viewer } from "#domain/library/visibility.ts";
import { forget } from "#features/playback/plays/plays.repository.ts";
import * as continueWatching from "./continue-watching.repository.ts";

interface Dependencies {
  readonly db: Db;
  readonly nextRelease: NextRelease;
  readonly clock: () => Date;
  /** Of these videos, the ones that the viewer can see. */
  readonly videosOf: (ids: readonly number[], viewer: Watcher) => Promise<ReadonlyMap<number, Video>>;
}

export function createContinueWatchingService(dependencies: Dependencies) {
  const { db, nextRelease, clock, videosOf } = dependencies;

  return {
    /** @throws AppError 404 `invalid_page` */
    page: async (viewer: Watcher, request: PageRequest): Promise<Page<Video>> => {
      const now = clock();
      const { id } = viewer;
      const horizon = horizonOf(viewer, now);
      const [page] = await Promise.all([
        readPage(request, (from) => continueWatching.toContinue(db, id, horizon, from)),
        nextRelease(sightOf(viewer), now),
      ]);
      const ids = page.rows.map((row) => row.id);
      const videos = await videosOf(ids, viewer);
      const rows = ids.flatMap((video) => videos.get(video) ?? []);
      const likes = rows.map((video) => `like ${video.id}`);
      recordDependency(["video", "category", "series", `progress ${id}`, `liker ${id}`, ...likes]);
      return { ...page, rows };
    },

    /** @throws AppError 404 */
    remove: (video: number, viewer: Viewer): Promise<void> =>
      inTransaction(db, async (tx) => {
        const offered = await continueWatching.dismiss(tx, viewer.id, video, horizonOf(viewer, clock()));
        const begun = await forget(tx, viewer.id, video);
        if (!begun && !offered) throw new AppError("not_found");
      }),

    /** @throws AppError 404 if it is not the next video of a series */
    putBack: (video: number, viewer: Viewer): Promise<void> =>
      inTransaction(db, async (tx) => {
        const offered = await continueWatching.offerAgain(tx, viewer.id, video, horizonOf(viewer, clock()));
        if (!offered) throw new AppError("not_found");
      }),
  };
}

export type ContinueWatchingService = ReturnType<typeof createContinueWatchingService>;
