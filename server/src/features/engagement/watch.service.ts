import type { WatchBody } from "@mindreel/contract/engagement";
import type { Pool } from "pg";
import { AppError } from "#platform/errors.ts";
import { horizonOf, type Viewer } from "#platform/visibility.ts";
import { countWatched } from "./watch.repository.ts";

interface Dependencies {
  readonly pool: Pool;
  readonly clock: () => Date;
}

/** Counts what is watched, for the operator's figures. */
export function createWatchService({ pool, clock }: Dependencies) {
  return {
    /** @throws AppError 404 */
    tell: async ({ video, seconds }: WatchBody, viewer: Viewer): Promise<null> => {
      const now = clock();
      const told = { userId: viewer.id, horizon: horizonOf(viewer, now), video, seconds, now };
      if (!(await countWatched(pool, told))) throw new AppError("not_found");
      return null;
    },
  };
}

export type WatchService = ReturnType<typeof createWatchService>;
