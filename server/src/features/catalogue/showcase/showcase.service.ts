import type { Db } from "#data/database.ts";
import { horizonOf, nobody, type Viewer } from "#domain/visibility.ts";
import type { Shown } from "./showcase.mapper.ts";
import * as showcase from "./showcase.repository.ts";

interface Dependencies {
  readonly db: Db;
  readonly clock: () => Date;
}

const most = { categories: 8, stills: 8, counted: 100 };
const newMs = 30 * 86_400_000;

/** What visitors see of the library: stills and names, without ids or links. */
export function createShowcaseService({ db, clock }: Dependencies) {
  return {
    /** @param reads the language that visitors read */
    show: async (reads: Viewer["reads"]): Promise<Shown> => {
      const now = clock();
      const horizon = horizonOf(nobody, now);
      const [categories, stills, videoCount, newCount] = await Promise.all([
        showcase.fullestCategories(db, most.categories, horizon, reads),
        showcase.stills(db, most.stills, horizon, reads),
        showcase.countVideos(db, horizon),
        showcase.countNew(db, new Date(now.getTime() - newMs), horizon, most.counted),
      ]);
      return { categories: categories.names, stills, videoCount, categoryCount: categories.count, newCount };
    },
  };
}
