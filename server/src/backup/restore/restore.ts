import { existsSync } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import path from "node:path";
import { type Stopped, stopNews } from "#backup/restore/database/campaigns.repository.ts";
import { replay } from "#backup/restore/database/embedded.ts";
import { load } from "#backup/restore/database/external.ts";
import { keepRefusals, type Refusals, readRefusals } from "#backup/restore/database/refusals.repository.ts";
import { replaceTables } from "#backup/restore/database/tables.ts";
import { storageOf } from "#backup/storage/open.ts";
import { contentOf } from "#backup/storage/storage.ts";
import { type Backup, backupDir, keptFolder, namesIn } from "#backup/store/backups.ts";
import type { Manifest } from "#backup/store/manifest.ts";
import { keptPictures, restorePictures } from "#backup/store/pictures.ts";
import { readSealed, type Seal, usableSeals } from "#backup/store/sealed.ts";
import type { Store } from "#backup/store/store.ts";
import { filesOf, unpackInto } from "#backup/store/tar.ts";
import { startEmbedded } from "#data/engine/engine.ts";
import type { Log } from "#observability/log.ts";
import { isTaken } from "./restore.policy.ts";
import { checkTarget, swapFolders, type Target } from "./target.ts";

/** The folder in which a restore works, with the id of its process. */
const workName = "restoring-";

/** @returns the newest backup that is no later than a moment */
function chooseBackup({ store, backups, at }: Pick<Restoring, "store" | "backups" | "at">): Backup {
  const chosen = backups.findLast((backup) => at === undefined || new Date(backup.at) <= at);
  if (chosen !== undefined) return chosen;
  const [first] = backups;
  throw new Error(
    first === undefined ? `There is no backup in ${store.dir}.` : `The oldest backup is from ${first.at}.`,
  );
}

async function unpack(store: Store, manifest: Backup, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const file = `${backupDir(manifest.id)}/${manifest.file}`;
  const content = await contentOf(await storageOf(store), file);
  for await (const packed of filesOf(readSealed(content, file, store.key, manifest.sealed))) {
    if (!isTaken(packed.name)) continue;
    // PostgreSQL flushes all of its files when it recovers.
    await unpackInto(folder, packed, packed.name.startsWith(keptFolder.secrets));
  }
}

/** Runs work on the embedded database in a folder. */
async function withEngine<Result>(folder: string, log: Log, work: (url: string) => Promise<Result>): Promise<Result> {
  const engine = await startEmbedded({ dataDir: folder, log, owner: true });
  return work(engine.url).finally(engine.stop);
}

/** Loads the unpacked rows into a database, and removes their files. */
export async function loadInto(folder: string, url: string, log: Log): Promise<void> {
  await load(folder, url, log);
  await rm(path.join(folder, "external"), { recursive: true });
}

/**
 * Restores the database and the secrets of a backup, whatever its kind, into a data folder with an embedded database.
 * @param at if absent, the newest moment in the backups
 * @returns the time of the last restored change
 */
export async function restoreEmbedded(
  store: Store,
  manifest: Backup,
  folder: string,
  at: Date | undefined,
  log: Log,
): Promise<Date> {
  await unpack(store, manifest, folder);
  if (manifest.kind === "embedded") return replay(store, manifest, folder, at);
  await withEngine(folder, log, (url) => loadInto(folder, url, log));
  return new Date(manifest.at);
}

/** Who refused news in the data that is replaced; undefined if there is none, or it cannot be read any more. */
async function refusalsIn({ dataDir, databaseUrl }: Target, log: Log): Promise<Refusals | undefined> {
  try {
    if (databaseUrl !== undefined) return await readRefusals(databaseUrl);
    return existsSync(path.join(dataDir, "postgres")) ? await withEngine(dataDir, log, readRefusals) : undefined;
  } catch (error) {
    log.warn({ err: error }, "who refused news since the backup could not be read");
    return undefined;
  }
}

interface Restoring {
  readonly store: Store;
  readonly backups: readonly Backup[];
  readonly target: Target;
  /** Whether existing data may be replaced. */
  readonly overwrite: boolean;
  /** Pictures that the server has elsewhere, by the restored database and the folder that has its secrets. */
  readonly there?: (url: string, folder: string) => Promise<ReadonlySet<string>>;
  readonly at: Date | undefined;
  readonly log: Log;
}

interface Restored {
  readonly manifest: Backup;
  /** The time of the last restored change. */
  readonly reached: Date;
  readonly pictures: number;
  /** The number of pictures that the backups do not have. */
  readonly missing: number;
  /** News that waits for the owner now. */
  readonly stopped: Stopped;
  /** Where the previous data is now; absent if there was none. */
  readonly aside: string | undefined;
}

/**
 * Restores database, secrets and pictures. Existing data is not touched before everything is unpacked, and put back if
 * the restore fails after all.
 */
export async function restoreBackup(restoring: Restoring): Promise<Restored> {
  const { store, backups, target, overwrite, there = async () => new Set(), at, log } = restoring;
  const manifest = chooseBackup(restoring);
  const { dataDir, databaseUrl } = target;
  if (manifest.kind === "embedded" && databaseUrl !== undefined) {
    throw new Error("The backup is of an embedded database. Remove DATABASE_URL from the settings to restore it.");
  }
  await checkTarget(target, overwrite);
  const refusals = overwrite ? await refusalsIn(target, log) : undefined;
  const finish = async (url: string): Promise<Stopped> => {
    if (refusals !== undefined) await keepRefusals(url, refusals);
    return stopNews(url);
  };
  for (const name of await namesIn(dataDir)) {
    // Left behind by a restore that was killed; this process may have the same id.
    if (name.startsWith(workName)) await rm(path.join(dataDir, name), { recursive: true, force: true });
  }
  const work = path.join(dataDir, `${workName}${process.pid}`);
  const media = path.join(work, keptFolder.media);
  try {
    if (databaseUrl === undefined) {
      const reached = await restoreEmbedded(store, manifest, work, at, log);
      const [stopped, elsewhere] = await withEngine(work, log, (url) => Promise.all([finish(url), there(url, work)]));
      const counted = await restoreAllPictures(store, manifest, media, backups, elsewhere);
      return { manifest, reached, stopped, aside: await swapFolders(dataDir, work), ...counted };
    }
    await unpack(store, manifest, work);
    return await replaceTables(databaseUrl, async () => {
      await loadInto(work, databaseUrl, log);
      const elsewhere = await there(databaseUrl, work);
      const counted = await restoreAllPictures(store, manifest, media, backups, elsewhere);
      const stopped = await finish(databaseUrl);
      const aside = await swapFolders(dataDir, work);
      return { manifest, reached: new Date(manifest.at), stopped, aside, ...counted };
    });
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

/**
 * The pictures that a backup needs: its own, and for one onto which changes are replayed, all that were uploaded since,
 * whether or not a later backup has them too. Those that were removed before it are left out.
 */
async function neededBy(
  store: Store,
  usable: readonly Seal[],
  manifest: Manifest,
  backups: readonly Manifest[],
): Promise<string[]> {
  if (manifest.kind === "external") return [...manifest.pictures];
  const next = backups.indexOf(manifest) + 1;
  const before = new Set(backups.slice(0, next).flatMap(({ pictures }) => pictures));
  const after = new Set(backups.slice(next).flatMap(({ pictures }) => pictures));
  const since = (await keptPictures(store, usable)).filter((id) => after.has(id) || !before.has(id));
  return [...new Set([...manifest.pictures, ...since])];
}

/** Restores the pictures that a backup needs, except those in `there`. */
export async function restoreAllPictures(
  store: Store,
  manifest: Backup,
  media: string,
  backups: readonly Manifest[],
  there: ReadonlySet<string>,
): Promise<{ pictures: number; missing: number }> {
  const usable = usableSeals(store.key, manifest.authenticated);
  const wanted = (await neededBy(store, usable, manifest, backups)).filter((id) => !there.has(id));
  let missing = 0;
  for (const id of wanted) if (!(await restorePictures(store, media, id, usable))) missing++;
  return { pictures: wanted.length - missing, missing };
}
