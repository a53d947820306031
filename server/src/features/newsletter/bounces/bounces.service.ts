import type { Config } from "#config/config.ts";
import type { Db } from "#data/database.ts";
import { createReturnPaths, readBounce } from "./bounces.policy.ts";
import * as bounces from "./bounces.repository.ts";

interface Dependencies {
  readonly db: Db;
  readonly config: Pick<Config, "bounceEmail">;
  /** Signs the addresses. */
  readonly key: string;
  readonly clock: () => Date;
}

/** What became of a message: `ignored`, it is no report of a mail of ours that failed for good. */
export type BounceOutcome = "recorded" | "ignored";

/** Reports of mail servers about news that they could not deliver. */
export function createBouncesService({ db, config, key, clock }: Dependencies) {
  const paths = config.bounceEmail === undefined ? undefined : createReturnPaths(key, config.bounceEmail);
  return {
    /** Where mail servers report about a delivery. Undefined: to the sender. */
    returnPath: (deliveryId: number): string | undefined => paths?.of(deliveryId),

    /** Takes a message as it arrived. Any number of times. */
    receive: async (message: Uint8Array): Promise<BounceOutcome> => {
      const bounce = await readBounce(message);
      const id = bounce && paths?.deliveryIn(bounce.to);
      if (bounce === undefined || id === undefined) return "ignored";
      const done = await bounces.record(db, id, bounce.reason, clock());
      return done ? "recorded" : "ignored";
    },
  };
}

export type BouncesService = ReturnType<typeof createBouncesService>;
