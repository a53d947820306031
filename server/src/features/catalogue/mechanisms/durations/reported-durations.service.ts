import type { Db } from "#data/database.ts";
import { inTransaction } from "#data/transaction.ts";
import { agree } from "./durations.policy.ts";
import * as durations from "./durations.repository.ts";

interface Dependencies {
  readonly db: Db;
}

/** Learns lengths from members' players for videos whose host does not provide them. */
export function createReportedDurationsService({ db }: Dependencies) {
  return {
    /**
     * Sets a length once the players of two members agree on it. If the length is known already, or the player repeats
     * its last report, this only reads.
     * @param seconds as reported by the player; ignored unless positive
     */
    reported: async (videoId: number, memberId: number, seconds: number): Promise<void> => {
      const length = Math.round(seconds);
      if (!(length > 0 && length < 2 ** 31)) return;
      const lacks = await durations.lacking(db, videoId, memberId);
      if (lacks === undefined || lacks.said === length) return;
      await inTransaction(db, async (tx) => {
        if (!(await durations.holdLacking(tx, videoId))) return;
        const others = await durations.saidByOthers(tx, videoId, memberId);
        if (others.some((each) => agree(each, length))) await durations.take(tx, videoId, length);
        else await durations.keepReport(tx, videoId, memberId, length);
      });
    },
  };
}
