import type { WatchBody } from "@mindreel/contract/engagement/watch-time";
import type { Db } from "#data/database.ts";
import { horizonOf, type Viewer } from "#domain/visibility.ts";
import { AppError } from "#http/errors.ts";
import { countWatched } from "./watch-time.repository.ts";

interface Dependencies {
  readonly db: Db;
  readonly clock: () => Date;
}

/** Counts what is watched, for the operator's figures. */
export function createWatchService({ db, clock }: Dependencies) {
  return {
    /** @throws AppError 404 */
    tell: async ({ video, seconds }: WatchBody, viewer: Viewer): Promise<null> => {
      const now = clock();
      const told = { userId: viewer.id, horizon: horizonOf(viewer, now), video, seconds, now };
      if (!(await countWatched(db, told))) throw new AppError("not_found");
      return null;
    },
  };
}

export type WatchService = ReturnType<typeof createWatchService>;
