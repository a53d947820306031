import type { Video, VideoQuery } from "@mindreel/contract/catalogue/videos";
import { recordDependency } from "#data/cache/dependencies.ts";
import type { Db } from "#data/database.ts";
import { type From, type Page, type PageRequest, readPage } from "#data/paging.ts";
import type { NextRelease } from "#data/releases.ts";
import { AppError } from "#domain/errors.ts";
import type { Watcher } from "#domain/library/open-to.ts";
import { horizonOf, nobody, type Sight, sightOf, type Viewer } from "#domain/library/visibility.ts";
import * as listing from "./listing.repository.ts";
import type { ToVideo } from "./videos.mapper.ts";
import { type VideoFilter, videoFilter } from "./videos.policy.ts";
import type { Reader, VideoRow } from "./videos.repository.ts";
import * as videos from "./videos.repository.ts";

interface Dependencies {
  readonly db: Db;
  readonly toVideo: ToVideo;
  readonly nextRelease: NextRelease;
  /** Finds an equivalent start of a page that skips fewer rows. */
  readonly shorten: (from: From, filter: VideoFilter, sight: Sight, now: Date) => Promise<From>;
  readonly clock: () => Date;
  /** Called when a search of the whole library finds nothing. */
  readonly foundNothing: (search: string) => Promise<void>;
}

/** The library as the viewer sees it. */
export function createVideosService({ db, toVideo, nextRelease, shorten, clock, foundNothing }: Dependencies) {
  const readerOf = (viewer: Viewer, now: Date): Reader => ({
    memberId: viewer.id,
    horizon: horizonOf(viewer, now),
    language: viewer.language,
  });

  return {
    /** @throws AppError 400, 404 `invalid_page` */
    page: async (query: VideoQuery, viewer: Viewer, request: PageRequest): Promise<Page<VideoRow>> => {
      const filter = videoFilter(query);
      const now = clock();
      const sight = sightOf(viewer);
      const isAnyToCome = (await nextRelease(sight, now)) !== null;
      const page = await readPage(request, async (from) => {
        const start = await shorten(from, filter, sight, now);
        return listing.list(db, readerOf(viewer, now), filter, start, isAnyToCome);
      });
      const { search, category, list: own, length, ordering } = filter;
      if (page.total === 0 && search !== undefined && category === undefined && own === undefined && !length) {
        // Not cached, so that each such search is counted.
        await foundNothing(search);
        return page;
      }
      const { id } = viewer;
      const likes = ordering === "popular" ? ["like"] : page.rows.map((row) => `like ${row.id}`);
      const ofViewer = id === nobody.id ? [] : [`liker ${id}`, `progress ${id}`];
      const ofList = own === undefined ? [] : [`list ${id}`];
      recordDependency(["video", "category", "series", ...likes, ...ofViewer, ...ofList]);
      return page;
    },

    /** @throws AppError 404 */
    one: async (id: number, viewer: Viewer): Promise<VideoRow> => {
      const row = await videos.one(db, id, readerOf(viewer, clock()));
      if (row === undefined) throw new AppError("not_found");
      return row;
    },

    /** Of these videos, the ones that the viewer can see, by id. */
    some: async (ids: readonly number[], viewer: Watcher): Promise<ReadonlyMap<number, Video>> => {
      const rows = await videos.some(db, ids, readerOf(viewer, clock()));
      return new Map(rows.map((row) => [row.id, toVideo(row, viewer)]));
    },

    idsByOid: () => videos.idsByOid(db),
  };
}

export type VideosService = ReturnType<typeof createVideosService>;
