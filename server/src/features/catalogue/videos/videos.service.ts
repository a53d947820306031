import type { Video, VideoPage, VideoQuery } from "@mindreel/contract/catalogue/videos";
import type { Db } from "#data/database.ts";
import { AppError } from "#domain/errors.ts";
import { horizonOf, type Viewer } from "#domain/library/visibility.ts";
import { type From, readPage } from "#http/input/paging.ts";
import * as listing from "./listing.repository.ts";
import type { ToVideo } from "./videos.mapper.ts";
import { type VideoFilter, videoFilter } from "./videos.policy.ts";
import type { Reader, VideoRow } from "./videos.repository.ts";
import * as videos from "./videos.repository.ts";

interface Dependencies {
  readonly db: Db;
  readonly toVideo: ToVideo;
  readonly publicUrl: string;
  readonly clock: () => Date;
  /** Called when a search of the whole library finds nothing. */
  readonly foundNothing: (search: string) => Promise<void>;
}

interface ReadOptions {
  readonly isAnyToCome?: boolean;
  readonly shorten?: (from: From) => Promise<From>;
}

/** The library as the viewer sees it. */
export function createVideosService({ db, toVideo, publicUrl, clock, foundNothing }: Dependencies) {
  const address = new URL("/api/category/v1/video/", publicUrl);

  const readerOf = (viewer: Viewer, now: Date): Reader => ({
    memberId: viewer.id,
    horizon: horizonOf(viewer, now),
    reads: viewer.reads,
  });

  return {
    /** @throws AppError 400 */
    filterOf: videoFilter,

    /**
     * A page and the rows behind it.
     * @param options.isAnyToCome whether any video is yet to be released to the viewer; assumed unless known
     * @param options.shorten finds an equivalent start of the page that skips fewer rows
     * @throws AppError 400, 404 `invalid_page`
     */
    read: async (
      query: VideoQuery,
      viewer: Viewer,
      now: Date,
      { isAnyToCome = true, shorten = async (from) => from }: ReadOptions = {},
    ): Promise<{ page: VideoPage; rows: VideoRow[] }> => {
      const filter = videoFilter(query);
      const list = async (from: From) =>
        listing.list(db, readerOf(viewer, now), filter, await shorten(from), isAnyToCome);
      const rows: VideoRow[] = [];
      const page = await readPage({ address, query, list }, (row) => {
        rows.push(row);
        return toVideo(row, viewer.id);
      });
      return { page, rows };
    },

    /** Counts a search of the whole library that found nothing. */
    noteEmptySearch: async (filter: VideoFilter, found: number): Promise<void> => {
      const { search, ...narrowed } = filter;
      const whole = narrowed.category === undefined && narrowed.list === undefined && narrowed.length === undefined;
      if (found === 0 && search !== undefined && whole) await foundNothing(search);
    },

    /** @throws AppError 404 */
    one: async (id: number, viewer: Viewer): Promise<VideoRow> => {
      const row = await videos.one(db, id, readerOf(viewer, clock()));
      if (row === undefined) throw new AppError("not_found");
      return row;
    },

    /** Of these videos, the ones that the viewer can see, by id. */
    some: async (ids: readonly number[], viewer: Viewer): Promise<ReadonlyMap<number, Video>> => {
      const rows = await videos.some(db, ids, readerOf(viewer, clock()));
      return new Map(rows.map((row) => [row.id, toVideo(row, viewer.id)]));
    },

    idsByOid: () => videos.idsByOid(db),
  };
}

export type VideosService = ReturnType<typeof createVideosService>;
