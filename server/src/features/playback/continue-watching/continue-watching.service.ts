import type { Video } from "@mindreel/contract/catalogue/videos";
import type { ContinuePage } from "@mindreel/contract/playback/continue-watching";
import type { Db } from "#data/database.ts";
import { inTransaction } from "#data/transaction.ts";
import { AppError } from "#domain/errors.ts";
import { horizonOf, type Viewer } from "#domain/visibility.ts";
import { forget } from "#features/playback/plays/plays.repository.ts";
import { readPage } from "#http/input/paging.ts";
import * as continueWatching from "./continue-watching.repository.ts";

interface Dependencies {
  readonly db: Db;
  readonly publicUrl: string;
  readonly clock: () => Date;
  /** Those of the videos that the viewer can see. */
  readonly videosOf: (ids: readonly number[], viewer: Viewer) => Promise<ReadonlyMap<number, Video>>;
}

export function createContinueWatchingService({ db, publicUrl, clock, videosOf }: Dependencies) {
  const address = new URL("/api/playback/v1/continue/", publicUrl);
  return {
    /** @throws AppError 404 `invalid_page` */
    page: async (query: { page?: string; cursor?: string }, viewer: Viewer): Promise<ContinuePage> => {
      const horizon = horizonOf(viewer, clock());
      const page = await readPage(
        { address, query, list: (from) => continueWatching.toContinue(db, viewer.id, horizon, from) },
        ({ id }) => id,
      );
      const videos = await videosOf(page.results, viewer);
      return { ...page, results: page.results.flatMap((id) => videos.get(id) ?? []) };
    },

    /** @throws AppError 404 */
    remove: (video: number, viewer: Viewer): Promise<void> =>
      inTransaction(db, async (tx) => {
        const offered = await continueWatching.dismiss(tx, viewer.id, video, horizonOf(viewer, clock()));
        const begun = await forget(tx, viewer.id, video);
        if (!begun && !offered) throw new AppError("not_found");
      }),

    /** @throws AppError 404 where it is not the next video of a series */
    putBack: (video: number, viewer: Viewer): Promise<void> =>
      inTransaction(db, async (tx) => {
        const offered = await continueWatching.offerAgain(tx, viewer.id, video, horizonOf(viewer, clock()));
        if (!offered) throw new AppError("not_found");
      }),
  };
}

export type ContinueWatchingService = ReturnType<typeof createContinueWatchingService>;
