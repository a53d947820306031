import { recordDependency } from "#data/cache/dependencies.ts";
import type { Db } from "#data/database.ts";
import { type From, type Page, type PageRequest, readPage } from "#data/paging.ts";
import type { NextRelease } from "#data/releases.ts";
import { AppError } from "#domain/errors.ts";
import { horizonOf, nobody, type Sight, sightOf, type Viewer } from "#domain/library/visibility.ts";
import type { VideoFilter } from "#features/catalogue/videos/videos.policy.ts";
import type { Openings } from "#library/open-to.service.ts";
import type { More } from "./teasers.mapper.ts";
import type { CardRow, CategoryRow, TeaserRow, Told } from "./teasers.repository.ts";
import * as teasers from "./teasers.repository.ts";

interface Dependencies {
  readonly db: Db;
  readonly nextRelease: NextRelease;
  /** Finds an equivalent start of a page that skips fewer rows. */
  readonly shorten: (from: From, filter: VideoFilter, sight: Sight, now: Date) => Promise<From>;
  readonly isAnyClosed: Openings["isAnyClosed"];
  /** Whether visitors may see teasers. */
  readonly isOpen: () => boolean;
  readonly clock: () => Date;
}

/** Maximum addresses in one site map. */
const mapSize = 50_000;
/** The other videos next to a teaser. */
const mostBeside = 8;
/** Videos on a page of a category. */
const categoryPageSize = 24;

/** Public information about videos. */
export function createTeasersService({ db, nextRelease, shorten, isAnyClosed, isOpen, clock }: Dependencies) {
  /** @throws AppError 401 if visitors may not see teasers */
  const readerFor = (viewer: Viewer | null, accepted: Viewer["language"]): Viewer => {
    if (viewer === null && !isOpen()) throw new AppError("unauthenticated");
    return viewer ?? { ...nobody, language: accepted };
  };

  const tellsTo = async ({ language }: Viewer): Promise<Told> => ({ language, marksFree: await isAnyClosed() });

  /** Others of its series; if it has none, of its category; if that has none, of the library. */
  async function readMore({ id, series, categoryId }: TeaserRow, reader: Viewer, told: Told, now: Date): Promise<More> {
    const horizon = horizonOf(reader, now);
    const others = (rows: readonly CardRow[]) => rows.filter((row) => row.id !== id).slice(0, mostBeside);
    if (series !== null) {
      const rows = await teasers.inSeries(db, { id, series: series.id }, horizon, told, mostBeside);
      if (rows.length > 0) return { from: "series", rows };
    }
    if (categoryId !== null) {
      const rows = others(await teasers.newest(db, categoryId, horizon, told, mostBeside + 1));
      if (rows.length > 0) return { from: "category", rows };
    }
    return { from: "library", rows: others(await teasers.newest(db, null, horizon, told, mostBeside + 1)) };
  }

  return {
    /**
     * @param viewer null for a visitor
     * @param accepted the visitor's language
     * @throws AppError 401 if visitors may not see teasers, 404
     */
    one: async (id: number, viewer: Viewer | null, accepted: Viewer["language"]): Promise<[TeaserRow, More]> => {
      const reader = readerFor(viewer, accepted);
      const now = clock();
      await nextRelease(sightOf(reader), now);
      const told = await tellsTo(reader);
      const row = await teasers.find(db, id, horizonOf(reader, now), told);
      if (row === undefined) throw new AppError("not_found");
      recordDependency(["video", "category", "series", "captions"]);
      return [row, await readMore(row, reader, told, now)];
    },

    /**
     * A category with one page of its videos.
     * @throws AppError 401 if visitors may not see teasers, 404
     */
    category: async (
      id: number,
      viewer: Viewer | null,
      accepted: Viewer["language"],
      request: PageRequest,
    ): Promise<{ category: CategoryRow; page: Page<CardRow> }> => {
      const reader = readerFor(viewer, accepted);
      const now = clock();
      const sight = sightOf(reader);
      const horizon = horizonOf(reader, now);
      const { language } = reader;
      await nextRelease(sight, now);
      const [category] = await teasers.categories(db, horizon, language, id);
      if (category === undefined) throw new AppError("not_found");
      const told = await tellsTo(reader);
      const filter = { category: category.ownName, ordering: "-created" } as const;
      const read = async (from: From) => {
        const start = await shorten(from, filter, sight, now);
        return teasers.inCategory(db, category, horizon, told, start, categoryPageSize);
      };
      const page = await readPage(request, read, categoryPageSize);
      recordDependency(["video", "category", "series"]);
      return { category, page };
    },

    /** Callers with the same key see the same of the library; a refusal is never cached. */
    sightKey: (viewer: Viewer | null, accepted: Viewer["language"]): string =>
      viewer === null
        ? `${isOpen()} ${sightOf(nobody)} ${accepted ?? ""}`
        : `true ${sightOf(viewer)} ${viewer.language ?? ""}`,

    /** The number of site maps; 0 if visitors may not see teasers. */
    siteMaps: async (): Promise<number> => (isOpen() ? Math.ceil((await teasers.lastId(db)) / mapSize) : 0),

    /** The videos of a site map (numbered from 1), which may be cached. Each covers a range of ids. */
    siteMap: async (number: number): Promise<{ id: number; publishedAt: Date }[]> => {
      if (!isOpen()) return [];
      const now = clock();
      await nextRelease(sightOf(nobody), now);
      recordDependency(["video"]);
      return teasers.inRange(db, (number - 1) * mapSize + 1, number * mapSize, horizonOf(nobody, now));
    },

    /** The ids of the categories that visitors may see. */
    categoriesOnMap: async (): Promise<number[]> => {
      if (!isOpen()) return [];
      const rows = await teasers.categories(db, horizonOf(nobody, clock()), undefined);
      return rows.map(({ id }) => id);
    },
  };
}

export type TeasersService = ReturnType<typeof createTeasersService>;
