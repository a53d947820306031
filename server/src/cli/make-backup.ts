import { holdingBackups } from "#backup/lock.ts";
import { backUpAndProve, proveNewest } from "#backup/nightly.ts";
import type { findBackups } from "#backup/store/backups.ts";
import type { Manifest, Proof } from "#backup/store/manifest.ts";
import { type Config, ConfigError } from "#config/config.ts";
import { openDatabase } from "#data/database.ts";
import { storageOf } from "#features/site/site.module.ts";
import { release } from "#files/release.ts";
import type { Log } from "#observability/log.ts";
import { openStores } from "#ports/storage/open.ts";

/** @throws ConfigError if no place for backups is configured */
export function backupSettings({ backups }: Config): NonNullable<Config["backups"]> {
  if (backups === undefined) {
    throw new ConfigError("BACKUP_DIR must be set to a folder for backups, best on another disk, or to a bucket.");
  }
  return backups;
}

export const unauthenticated =
  "A backup that is not authenticated was made by an older version, and somebody may have changed it.";

/** Says which backups are not used. */
export function reportRefused(refused: Awaited<ReturnType<typeof findBackups>>["refused"]): void {
  for (const { id, reason } of refused) console.log(`The backup ${id} is not used: ${reason}.`);
}

export const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;

const reportProof = ({ seconds }: Proof) => console.log(`A test restore took ${seconds} s, and everything adds up.`);

/** Where the pictures are, which the database may say. */
async function picturesAt(config: Config, url: string, log: Log) {
  const database = openDatabase(url, log);
  try {
    return await storageOf(database.db, config);
  } finally {
    await database.close();
  }
}

/** Makes and proves a backup of a running database, and prints the result. */
export async function makeProvedBackup(config: Config, url: string, log: Log): Promise<Manifest> {
  const store = backupSettings(config);
  const { storage: pictures } = await openStores({ ...config, ...(await picturesAt(config, url, log)) });
  const source = { dataDir: config.dataDir, databaseUrl: config.databaseDirectUrl, pictures, version: release };
  return holdingBackups(url, async () => {
    const { manifest, proof, pruned } = await backUpAndProve(store, source, store.keepDays, log);
    console.log(
      `Backed up to ${store.dir}: the database as of ${manifest.at} (${megabytes(manifest.sealed.bytes)}) and ${manifest.pictures.length} folders of pictures.`,
    );
    reportProof(proof);
    if (pruned.length > 0) console.log(`Removed ${pruned.length} older than ${store.keepDays} days.`);
    if (store.key === undefined) {
      console.log("It is not encrypted: whoever can read it has everything, keys included. See BACKUP_KEY.");
    }
    return manifest;
  });
}

/** Proves the newest backup beside a running database, and prints the result. */
export async function verifyNewestBackup(config: Config, url: string, log: Log): Promise<void> {
  const store = backupSettings(config);
  const { manifest, proof } = await holdingBackups(url, () => proveNewest(store, config.dataDir, log));
  console.log(`The newest backup in ${store.dir} is of ${manifest.at}.`);
  if (store.key !== undefined && !manifest.authenticated) console.log(unauthenticated);
  reportProof(proof);
}
