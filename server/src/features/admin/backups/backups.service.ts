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
  /** Makes a backup and proves that it can be restored. */
  readonly backUp?: (signal: AbortSignal) => Promise<void>;
}

/** The state of the backups. */
export interface Kept {
  readonly backups: readonly Manifest[];
  /** The proof of the newest backup that was restored for a test without faults. */
  readonly proof: Proof | undefined;
  readonly failure: Failure | undefined;
}

/** How long a bucket's listing is cached, in milliseconds, since metrics are read several times a minute. */
const rememberedFor = 60_000;

async function look(store: Store): Promise<Kept> {
  const backups = await listBackups(store);
  const proofs = await Promise.all(backups.map(({ id }) => proofOf(store, id)));
  const proof = proofs.findLast((each) => each?.faults.length === 0);
  return { backups, proof, failure: await failureOf(store) };
}

/** Makes the nightly backup and reports the state of the backups. */
export function createBackupsService({ config, database, clock, backUp = backUpInChild }: Dependencies) {
  const { backups: store, databaseUrl } = config;
  const closing = new AbortController();
  let remembered: { kept: Promise<Kept>; at: number } | undefined;

  /** If the place cannot be read, that is reported as the failure. */
  const lookInto = (place: Store): Promise<Kept> =>
    look(place).catch((error: unknown): Kept => {
      const message = `${place.dir} cannot be read: ${error instanceof Error ? error.message : String(error)}`;
      return { backups: [], proof: undefined, failure: { at: clock().toISOString(), message } };
    });
  const lookIntoBucket = (bucket: Store): Promise<Kept> => {
    if (remembered === undefined || performance.now() - remembered.at > rememberedFor) {
      remembered = { kept: lookInto(bucket), at: performance.now() };
    }
    return remembered.kept;
  };
  return {
    settings: store,

    /** Undefined if backups are turned off. */
    kept: async (): Promise<Kept | undefined> => {
      if (store === undefined) return undefined;
      return store.s3 === undefined ? lookInto(store) : lookIntoBucket(store);
    },

    /** Makes the day's backup, unless it exists. */
    backUpIfDue: async (): Promise<void> => {
      if (store === undefined) return;
      const newest = (await listBackups(store)).at(-1);
      const identity = databaseUrl === undefined ? await databaseIdentity(database.pool) : undefined;
      if (isDue(newest, identity, clock())) await backUp(closing.signal);
    },

    /** Aborts a running backup. */
    close: (): void => closing.abort(),
  };
}

export type BackupsService = ReturnType<typeof createBackupsService>;
