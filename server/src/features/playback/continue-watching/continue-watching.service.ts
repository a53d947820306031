import type { Video } from "@mindreel/contract/catalogue/videos";
import type { ContinuePage } from "@mindreel/contract/playback/continue-watching";
import type { Awaitable, Memory } from "#data/changes/memory.ts";
import type { Db } from "#data/database.ts";
import type { NextRelease } from "#data/releases.ts";
import { inTransaction } from "#data/transaction.ts";
import { AppError } from "#domain/errors.ts";
import { horizonOf, sightOf, type Viewer } from "#domain/library/visibility.ts";
import { forget } from "#features/playback/plays/plays.repository.ts";
import { readPage } from "#http/input/paging.ts";
import { sizeOf, type Write, type Written } from "#http/responses/written.ts";
import * as continueWatching from "./continue-watching.repository.ts";

type Query = { readonly page?: string; readonly cursor?: string };

interface Dependencies {
  readonly db: Db;
  readonly memory: Memory;
  readonly nextRelease: NextRelease;
  readonly publicUrl: string;
  readonly clock: () => Date;
  /** Of these videos, the ones that the viewer can see. */
  readonly videosOf: (ids: readonly number[], viewer: Viewer) => Promise<ReadonlyMap<number, Video>>;
}

export function createContinueWatchingService(dependencies: Dependencies) {
  const { db, memory, nextRelease, publicUrl, clock, videosOf } = dependencies;
  const address = new URL("/api/playback/v1/continue/", publicUrl);
  const pages = memory.shelf<Written>("continue watching");

  async function read(query: Query, viewer: Viewer, now: Date): Promise<ContinuePage> {
    const horizon = horizonOf(viewer, now);
    const page = await readPage(
      { address, query, list: (from) => continueWatching.toContinue(db, viewer.id, horizon, from) },
      ({ id }) => id,
    );
    const videos = await videosOf(page.results, viewer);
    return { ...page, results: page.results.flatMap((id) => videos.get(id) ?? []) };
  }

  return {
    /**
     * A page, serialized by `write`.
     * @throws AppError 404 `invalid_page`
     */
    page: (query: Query, viewer: Viewer, write: Write<ContinuePage>): Awaitable<Written> => {
      const now = clock();
      const sight = sightOf(viewer);
      return pages(`${viewer.id} ${sight} ${viewer.reads ?? ""} ${JSON.stringify(query)}`, now, async () => {
        const [until, page] = await Promise.all([nextRelease(sight, now), read(query, viewer, now)]);
        const value = write(page);
        const own = [`progress ${viewer.id}`, `liker ${viewer.id}`, ...page.results.map(({ id }) => `like ${id}`)];
        return { value, bytes: sizeOf(value.bytes), topics: ["video", "category", "series", ...own], until };
      });
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
