import type { WatchBody } from "@mindreel/contract/engagement/watch-time";
import type { Db } from "#data/database.ts";
import { AppError } from "#domain/errors.ts";
import { horizonOf, type Viewer } from "#domain/library/visibility.ts";
import * as watchTime from "./watch-time.repository.ts";

interface Dependencies {
  readonly db: Db;
  readonly clock: () => Date;
}

/** Counts members' watch time for the figures. */
export function createWatchTimeService({ db, clock }: Dependencies) {
  return {
    /**
     * Counts a member's watch time since their player's last report.
     * @throws AppError 404
     */
    report: async ({ video, seconds }: WatchBody, viewer: Viewer): Promise<void> => {
      const now = clock();
      const report = { userId: viewer.id, horizon: horizonOf(viewer, now), video, seconds, now };
      if (!(await watchTime.count(db, report))) throw new AppError("not_found");
    },
  };
}

export type WatchTimeService = ReturnType<typeof createWatchTimeService>;
