import { backUpInChild } from "#backup/child.ts";
import { isBackingUp } from "#backup/lock.ts";
import { databaseIdentity } from "#backup/make/backup.ts";
import { isDue } from "#backup/nightly.ts";
import { type Backup, failureOf, findBackups, listBackups, proofOf } from "#backup/store/backups.ts";
import type { Failure, Proof } from "#backup/store/manifest.ts";
import { newestKnown, newestLost, rememberNewest } from "#backup/store/newest-known.ts";
import type { Store } from "#backup/store/store.ts";
import type { Config } from "#config/config.ts";
import type { Database } from "#data/database.ts";
import { minute } from "#domain/time/units-of-time.ts";

interface Dependencies {
  readonly config: Pick<Config, "backups" | "databaseUrl" | "dataDir">;
  readonly database: Pick<Database, "pool">;
  readonly clock: () => Date;
  /** Runs `npm run backup` with options. */
  readonly backUp?: typeof backUpInChild;
}

/** The state of the backups. */
export interface StoredBackups {
  readonly backups: readonly Backup[];
  /** The number of backups that are not used, since they may be somebody else's. */
  readonly refused: number;
  /** The moment of the newest backup, also if it cannot be read now. */
  readonly newestAt: string | undefined;
  /** Whether the newest backup was restored for a test, with or without faults. */
  readonly newestTried: boolean;
  /** The proof of the newest backup that was restored for a test without faults. */
  readonly proof: Proof | undefined;
  readonly failure: Failure | undefined;
}

/** How long a bucket's listing is cached, in milliseconds, since metrics are read several times a minute. */
const rememberedFor = minute;

async function look(store: Store, dataDir: string, now: Date): Promise<StoredBackups> {
  const { backups, refused } = await findBackups(store);
  const newest = backups.at(-1);
  const lost = await newestLost(dataDir, store);
  if (newest !== undefined && lost === undefined) await rememberNewest(dataDir, store, newest);
  const proofs = await Promise.all(backups.map(({ id }) => proofOf(store, id)));
  const proof = proofs.findLast((each) => each?.faults.length === 0);
  const newestTried = proofs.at(-1) !== undefined;
  const failure = lost === undefined ? await failureOf(store) : { at: now.toISOString(), message: lost };
  const newestAt = (await newestKnown(dataDir, store))?.at;
  return { backups, refused: refused.length, newestAt, newestTried, proof, failure };
}

/** Makes the nightly backup and reports the state of the backups. */
export function createBackupsService({ config, database, clock, backUp = backUpInChild }: Dependencies) {
  const { backups: store, databaseUrl, dataDir } = config;
  const closing = new AbortController();
  let remembered: { kept: Promise<StoredBackups>; at: number } | undefined;

  /** If the place cannot be read, that is reported as the failure. */
  const lookInto = (place: Store): Promise<StoredBackups> =>
    look(place, dataDir, clock()).catch(async (error: unknown): Promise<StoredBackups> => {
      const message = `${place.dir} cannot be read: ${error instanceof Error ? error.message : String(error)}`;
      const newestAt = (await newestKnown(dataDir, place))?.at;
      const failure = { at: clock().toISOString(), message };
      return { backups: [], refused: 0, newestAt, newestTried: false, proof: undefined, failure };
    });
  const lookIntoBucket = (bucket: Store): Promise<StoredBackups> => {
    if (remembered === undefined || performance.now() - remembered.at > rememberedFor) {
      remembered = { kept: lookInto(bucket), at: performance.now() };
    }
    return remembered.kept;
  };
  return {
    settings: store,

    /** Undefined if backups are turned off. */
    kept: async (): Promise<StoredBackups | undefined> => {
      if (store === undefined) return undefined;
      return store.s3 === undefined ? lookInto(store) : lookIntoBucket(store);
    },

    /** Makes the day's backup, or proves it, unless that is done. */
    backUpIfDue: async (): Promise<void> => {
      if (store === undefined) return;
      if (await isBackingUp(database.pool)) return;
      const newest = (await listBackups(store)).at(-1);
      const identity = databaseUrl === undefined ? await databaseIdentity(database.pool) : undefined;
      if (newest === undefined || isDue(newest, identity, clock())) await backUp([], closing.signal);
      else if ((await proofOf(store, newest.id)) === undefined) await backUp(["--verify"], closing.signal);
    },

    /** Aborts a running backup. */
    close: (): void => closing.abort(),
  };
}

export type BackupsService = ReturnType<typeof createBackupsService>;
