import type { Db } from "#data/database.ts";
import { horizonOf, nobody } from "#domain/visibility.ts";
import type { Shown } from "./showcase.mapper.ts";
import * as showcase from "./showcase.repository.ts";

interface Dependencies {
  readonly db: Db;
  readonly clock: () => Date;
}

const most = { categories: 8, stills: 8 };

/** What visitors see of the library: stills and names, without ids or links. */
export function createShowcaseService({ db, clock }: Dependencies) {
  return {
    show: async (): Promise<Shown> => {
      const horizon = horizonOf(nobody, clock());
      const [categories, stills, videoCount] = await Promise.all([
        showcase.fullestCategories(db, most.categories, horizon),
        showcase.stills(db, most.stills, horizon),
        showcase.countVideos(db, horizon),
      ]);
      return { categories: categories.names, stills, videoCount, categoryCount: categories.count };
    },
  };
}

export type ShowcaseService = ReturnType<typeof createShowcaseService>;
