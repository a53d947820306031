import type { Teaser } from "@mindreel/contract/catalogue/teasers";
import type { Db } from "#data/database.ts";
import { AppError } from "#domain/errors.ts";
import { horizonOf, nobody, type Viewer } from "#domain/visibility.ts";
import type { TeaserRow } from "./teasers.repository.ts";
import * as teasers from "./teasers.repository.ts";

interface Dependencies {
  readonly db: Db;
  readonly toTeaser: (row: TeaserRow) => Teaser;
  /** Whether visitors see what videos are about. */
  readonly isOpen: () => boolean;
  readonly clock: () => Date;
}

/** The most addresses that one site map may have. */
const mapSize = 50_000;

/** What everybody may know of videos. */
export function createTeasersService({ db, toTeaser, isOpen, clock }: Dependencies) {
  return {
    /**
     * @param viewer null: a visitor
     * @param accepted the language that a visitor reads
     * @throws AppError 401 where visitors see nothing, 404
     */
    one: async (id: number, viewer: Viewer | null, accepted: Viewer["reads"]): Promise<Teaser> => {
      if (viewer === null && !isOpen()) throw new AppError("unauthenticated");
      const reader = viewer ?? { ...nobody, reads: accepted };
      const row = await teasers.find(db, id, horizonOf(reader, clock()), reader.reads);
      if (row === undefined) throw new AppError("not_found");
      return toTeaser(row);
    },

    /** How many site maps there are; 0 where visitors see nothing. */
    siteMaps: async (): Promise<number> => (isOpen() ? Math.ceil((await teasers.lastId(db)) / mapSize) : 0),

    /** The videos of a site map, from 1: those of a range of ids, so that none costs more than another. */
    siteMap: async (number: number): Promise<{ id: number; published_at: Date }[]> =>
      isOpen() ? teasers.inRange(db, (number - 1) * mapSize + 1, number * mapSize, horizonOf(nobody, clock())) : [],
  };
}

export type TeasersService = ReturnType<typeof createTeasersService>;
