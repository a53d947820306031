import type { Awaitable, Memory } from "#data/changes/memory.ts";
import type { Db } from "#data/database.ts";
import type { NextRelease } from "#data/releases.ts";
import { horizonOf, nobody, sightOf, type Viewer } from "#domain/library/visibility.ts";
import { day } from "#domain/units-of-time.ts";
import type { Shown } from "./showcase.mapper.ts";
import * as showcase from "./showcase.repository.ts";

interface Dependencies {
  readonly db: Db;
  readonly memory: Memory;
  readonly nextRelease: NextRelease;
  readonly clock: () => Date;
}

const most = { categories: 8, stills: 8, counted: 100 };
const newMs = 30 * day;

const earliest = (...moments: readonly (Date | null)[]): Date | null => {
  const times = moments.flatMap((moment) => moment?.getTime() ?? []);
  return times.length === 0 ? null : new Date(Math.min(...times));
};

/** The showcase for visitors: stills and names, without ids or links. */
export function createShowcaseService({ db, memory, nextRelease, clock }: Dependencies) {
  const shelf = memory.shelf<Shown>("showcase");
  return {
    /** @param reads the language that visitors read */
    show: (reads: Viewer["reads"]): Awaitable<Shown> => {
      const now = clock();
      return shelf(reads ?? "", now, async () => {
        const horizon = horizonOf(nobody, now);
        const [categories, stills, videoCount, newest, release] = await Promise.all([
          showcase.fullestCategories(db, most.categories, horizon, reads),
          showcase.stills(db, most.stills, horizon, reads),
          showcase.countVideos(db, horizon),
          showcase.countNew(db, new Date(now.getTime() - newMs), horizon, most.counted),
          nextRelease(sightOf(nobody), now),
        ]);
        const names = { categories: categories.names, categoryCount: categories.count };
        const value = { ...names, stills, videoCount, newCount: newest.count };
        const grownOld = newest.oldest && new Date(newest.oldest.getTime() + newMs);
        const bytes = 2 * JSON.stringify(value).length;
        return { value, bytes, topics: ["video", "category", "like"], until: earliest(release, grownOld) };
      });
    },
  };
}
