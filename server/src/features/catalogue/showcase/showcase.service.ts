import type { Cache } from "#data/cache/cache.ts";
import { recordDependency } from "#data/cache/dependencies.ts";
import type { Db } from "#data/database.ts";
import type { NextRelease } from "#data/releases.ts";
import { horizonOf, nobody, sightOf, type Viewer } from "#domain/library/visibility.ts";
import { day } from "#domain/time/units-of-time.ts";
import type { Awaitable } from "#domain/work/awaitable.ts";
import type { Openings } from "#library/open-to.service.ts";
import type { Shown } from "./showcase.mapper.ts";
import * as showcase from "./showcase.repository.ts";

interface Dependencies {
  readonly db: Db;
  readonly cache: Cache;
  readonly nextRelease: NextRelease;
  readonly isAnyClosed: Openings["isAnyClosed"];
  readonly clock: () => Date;
}

const most = { categories: 8, stills: 8, counted: 100 };
const newMs = 30 * day;

/** The showcase for visitors: stills and names. */
export function createShowcaseService({ db, cache, nextRelease, isAnyClosed, clock }: Dependencies) {
  const showcases = cache.namespace<Shown>("showcase", (shown) => 2 * JSON.stringify(shown).length);
  return {
    /** @param language that visitors read */
    show: (language: Viewer["language"]): Awaitable<Shown> => {
      const now = clock();
      return showcases.get(language ?? "", now, async () => {
        const horizon = horizonOf(nobody, now);
        const marksFree = await isAnyClosed();
        const [categories, stills, videoCount, newest] = await Promise.all([
          showcase.firstCategories(db, most.categories, horizon, language),
          showcase.stills(db, most.stills, horizon, { language, marksFree }),
          showcase.countVideos(db, horizon),
          showcase.countNew(db, new Date(now.getTime() - newMs), horizon, most.counted),
          nextRelease(sightOf(nobody), now),
        ]);
        const subjects = { categories: categories.categories, categoryCount: categories.count };
        const grownOld = newest.oldest && new Date(newest.oldest.getTime() + newMs);
        recordDependency(["video", "category", "series", "like"], grownOld);
        return { ...subjects, stills, videoCount, newCount: newest.count };
      });
    },
  };
}
