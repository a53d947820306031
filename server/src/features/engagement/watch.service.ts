import type { WatchBody } from "@mindreel/contract/engagement";
import type { Pool } from "pg";
import { AppError } from "#platform/errors.ts";
import { countWatched } from "./watch.repository.ts";

interface Dependencies {
  readonly pool: Pool;
  readonly clock: () => Date;
}

/** Counts what is watched, for the operator's figures. */
export function createWatchService({ pool, clock }: Dependencies) {
  return {
    /** @throws AppError 404 */
    tell: async ({ video, seconds }: WatchBody, userId: number): Promise<null> => {
      if (!(await countWatched(pool, { userId, video, seconds, now: clock() }))) throw new AppError("not_found");
      return null;
    },
  };
}

export type WatchService = ReturnType<typeof createWatchService>;
