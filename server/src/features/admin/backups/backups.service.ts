import { backUpInChild } from "#backup/child.ts";
import { isDue } from "#backup/due.ts";
import { databaseIdentity } from "#backup/make/identity.ts";
import {
  type Failure,
  failureOf,
  listBackups,
  type Manifest,
  type Proof,
  proofOf,
  type Store,
} from "#backup/store/backups.ts";
import type { Config } from "#config/config.ts";
import type { Database } from "#data/database.ts";

interface Dependencies {
  readonly config: Pick<Config, "backups" | "databaseUrl">;
  readonly database: Pick<Database, "pool">;
  readonly clock: () => Date;
  /** Makes and proves a backup. */
  readonly backUp?: (signal: AbortSignal) => Promise<void>;
}

/** What is known of the backups. */
export interface Kept {
  readonly backups: readonly Manifest[];
  /** How restoring the newest backup that was ever restored for a try went. */
  readonly proof: Proof | undefined;
  readonly failure: Failure | undefined;
}

/** Milliseconds for which the list of a bucket is not asked for again, since metrics are read several times a minute. */
const rememberedFor = 60_000;

async function look(store: Store): Promise<Kept> {
  const backups = await listBackups(store);
  const proofs = await Promise.all(backups.map(({ id }) => proofOf(store, id)));
  const proof = proofs.findLast((each) => each?.faults.length === 0);
  return { backups, proof, failure: await failureOf(store) };
}

/** The nightly backup, and how it went. */
export function createBackupsService({ config, database, clock, backUp = backUpInChild }: Dependencies) {
  const { backups: store, databaseUrl } = config;
  const closing = new AbortController();
  let remembered: { kept: Promise<Kept>; at: number } | undefined;

  /** What a bucket has, which may not answer at the moment. */
  const lookIntoBucket = (from: Store): Promise<Kept> => {
    if (remembered === undefined || performance.now() - remembered.at > rememberedFor) {
      const kept = look(from).catch((error: unknown): Kept => {
        const message = `${from.dir} cannot be read: ${error instanceof Error ? error.message : String(error)}`;
        return { backups: [], proof: undefined, failure: { at: clock().toISOString(), message } };
      });
      remembered = { kept, at: performance.now() };
    }
    return remembered.kept;
  };
  return {
    settings: store,

    /** Undefined where no backups are made. */
    kept: async (): Promise<Kept | undefined> => {
      if (store === undefined) return undefined;
      return store.s3 === undefined ? look(store) : lookIntoBucket(store);
    },

    /** Makes the day's backup unless it is made. */
    backUpIfDue: async (): Promise<void> => {
      if (store === undefined) return;
      const newest = (await listBackups(store)).at(-1);
      const identity = databaseUrl === undefined ? await databaseIdentity(database.pool) : undefined;
      if (isDue(newest, identity, clock())) await backUp(closing.signal);
    },

    /** Ends a backup that is under way. */
    close: (): void => closing.abort(),
  };
}

export type BackupsService = ReturnType<typeof createBackupsService>;
