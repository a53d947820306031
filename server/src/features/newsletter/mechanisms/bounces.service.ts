import type { Config } from "#config/config.ts";
import type { Db } from "#data/database.ts";
import { createReturnPaths, readBounce } from "./bounces.policy.ts";
import * as bounces from "./refusals.repository.ts";

interface Dependencies {
  readonly db: Db;
  readonly config: Pick<Config, "bounceEmail">;
  /** Signs the return paths. */
  readonly key: string;
  readonly clock: () => Date;
}

/** The outcome of a message: `ignored` unless it reports that an address of our news is dead, or a complaint. */
export type BounceOutcome = "recorded" | "ignored";

/** Handles mail servers' reports about news that could not be delivered. */
export function createBouncesService({ db, config, key, clock }: Dependencies) {
  const paths = config.bounceEmail === undefined ? undefined : createReturnPaths(key, config.bounceEmail);
  return {
    /** The return path of a delivery. Undefined: bounces go to the sender. */
    returnPath: (deliveryId: number): string | undefined => paths?.of(deliveryId),

    /** Processes a raw message. Idempotent. */
    receive: async (message: Uint8Array): Promise<BounceOutcome> => {
      const bounce = readBounce(message);
      const id = bounce && paths?.deliveryIn(bounce.to);
      if (bounce === undefined || id === undefined) return "ignored";
      const done = await bounces.record(db, id, bounce.reason, clock());
      return done ? "recorded" : "ignored";
    },
  };
}

export type BouncesService = ReturnType<typeof createBouncesService>;
