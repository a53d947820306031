import type { SeriesChoice } from "@mindreel/contract/catalogue/series-admin";
import type { Video } from "@mindreel/contract/catalogue/videos";
import type { Db } from "#data/database.ts";
import { type Page, type PageRequest, readPage } from "#data/paging.ts";
import { AppError } from "#domain/errors.ts";
import type { Watcher } from "#domain/library/open-to.ts";
import { horizonOf, type Viewer } from "#domain/library/visibility.ts";
import type { ShownSeries } from "./series.mapper.ts";
import type { SeriesRow } from "./series.repository.ts";
import * as series from "./series.repository.ts";

interface Dependencies {
  readonly db: Db;
  readonly clock: () => Date;
  /** Of these videos, the ones that the viewer can see. */
  readonly videosOf: (ids: readonly number[], viewer: Watcher) => Promise<ReadonlyMap<number, Video>>;
}

/** Series as the viewer sees them; superusers also see series without videos. */
export function createSeriesService({ db, clock, videosOf }: Dependencies) {
  const sightOf = (viewer: Viewer) => {
    const horizon = horizonOf(viewer, clock());
    return { horizon, shown: viewer.isSuperuser ? ("all" as const) : horizon };
  };

  async function withEpisodes(rows: readonly SeriesRow[], viewer: Viewer) {
    const ids = rows.map(({ id }) => id);
    const episodes = Map.groupBy(
      await series.episodes(db, ids, viewer, sightOf(viewer).horizon),
      (episode) => episode.seriesId,
    );
    return rows.map((row) => {
      const own = episodes.get(row.id) ?? [];
      return { ...row, episodes: own, last: own[0]?.last ?? null };
    });
  }

  async function find(id: number, viewer: Viewer) {
    const row = await series.one(db, id, sightOf(viewer).shown, viewer.language);
    const [found] = row === undefined ? [] : await withEpisodes([row], viewer);
    if (found === undefined) throw new AppError("not_found");
    return found;
  }

  return {
    /** @throws AppError 404 `invalid_page` */
    page: async (viewer: Viewer, request: PageRequest): Promise<Page<ShownSeries>> => {
      const page = await readPage(request, (from) => series.list(db, sightOf(viewer).shown, viewer.language, from));
      return { ...page, rows: await withEpisodes(page.rows, viewer) };
    },

    /** @throws AppError 404 */
    one: find,

    /** @throws AppError 404 */
    withVideos: async (id: number, viewer: Watcher): Promise<{ found: ShownSeries; videos: Video[] }> => {
      const found = await find(id, viewer);
      const ids = found.episodes.map((episode) => episode.id);
      const videos = await videosOf(ids, viewer);
      return { found, videos: ids.flatMap((video) => videos.get(video) ?? []) };
    },

    choices: (): Promise<SeriesChoice[]> => series.choices(db),
  };
}

export type SeriesService = ReturnType<typeof createSeriesService>;
