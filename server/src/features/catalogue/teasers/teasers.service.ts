import type { Teaser } from "@mindreel/contract/catalogue/teasers";
import { recordDependency } from "#data/cache/dependencies.ts";
import type { Db } from "#data/database.ts";
import type { NextRelease } from "#data/releases.ts";
import { AppError } from "#domain/errors.ts";
import { horizonOf, nobody, sightOf, type Viewer } from "#domain/library/visibility.ts";
import type { TeaserRow } from "./teasers.repository.ts";
import * as teasers from "./teasers.repository.ts";

interface Dependencies {
  readonly db: Db;
  readonly nextRelease: NextRelease;
  readonly toTeaser: (row: TeaserRow) => Teaser;
  /** Whether visitors may see teasers. */
  readonly isOpen: () => boolean;
  readonly clock: () => Date;
}

/** Maximum addresses in one site map. */
const mapSize = 50_000;

/** Public information about videos. */
export function createTeasersService({ db, nextRelease, toTeaser, isOpen, clock }: Dependencies) {
  return {
    /**
     * @param viewer null for a visitor
     * @param accepted the visitor's language
     * @throws AppError 401 if visitors may not see teasers, 404
     */
    one: async (id: number, viewer: Viewer | null, accepted: Viewer["language"]): Promise<Teaser> => {
      if (viewer === null && !isOpen()) throw new AppError("unauthenticated");
      const reader = viewer ?? { ...nobody, language: accepted };
      const row = await teasers.find(db, id, horizonOf(reader, clock()), reader.language);
      if (row === undefined) throw new AppError("not_found");
      return toTeaser(row);
    },

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
  };
}

export type TeasersService = ReturnType<typeof createTeasersService>;
