import type { Cache } from "#data/cache/cache.ts";
import { recordDependency } from "#data/cache/dependencies.ts";
import type { Db } from "#data/database.ts";
import { isOpenTo, type Watcher } from "#domain/library/open-to.ts";
import { horizonOf, nobody } from "#domain/library/visibility.ts";
import { type Awaitable, whenThere } from "#domain/work/awaitable.ts";
import * as repository from "./open-to.repository.ts";

interface Dependencies {
  readonly db: Db;
  readonly cache: Cache;
  readonly clock: () => Date;
}

/** What opens videos: see docs/decisions/0070. */
export function createOpenings({ db, cache, clock }: Dependencies) {
  const limited = cache.namespace<readonly number[]>("plans that open something", (ids) => 8 * ids.length);
  const plansThatOpen = () =>
    limited.get("", clock(), () => {
      recordDependency(["video", "category", "series"]);
      return repository.plansThatOpen(db);
    });

  const closed = cache.namespace<boolean>("something is closed", () => 4);

  return {
    /** Whether it is worth saying of a video that it is open to everyone, because others are not. */
    isAnyClosed: (): Awaitable<boolean> => {
      const now = clock();
      return closed.get("", now, () => {
        recordDependency(["video", "category", "series"]);
        return repository.isAnyClosed(db, horizonOf(nobody, now));
      });
    },

    /** Whether there is a video of this id that plays for a viewer. */
    opens: async (video: number, viewer: Watcher): Promise<boolean> => {
      const found = await repository.find(db, video, horizonOf(viewer, clock()));
      return found !== undefined && isOpenTo(found.openTo, viewer);
    },

    /** Those of a member's plans that make a difference: members of the same sight and key find the same videos locked. */
    keyOf: ({ plans }: Pick<Watcher, "plans">): Awaitable<string> =>
      plans.length === 0 ? "" : whenThere(plansThatOpen(), (ids) => plans.filter((plan) => ids.includes(plan)).join()),
  };
}

export type Openings = ReturnType<typeof createOpenings>;
