import { storageOf } from "#backup/storage/open.ts";
import { day } from "#domain/time/units-of-time.ts";
import type { Storage } from "#ports/storage/storage.port.ts";
import { type Backup, backupDir, backupIds, findBackups, logsDir, partsIn, proofOf } from "./backups.ts";
import { pruneLog } from "./log-files.ts";
import { type Manifest, momentOf } from "./manifest.ts";
import { prunePictures } from "./pictures.ts";
import type { Store } from "./store.ts";

/** The outdated backups. The newest one and the newest proved one are kept, however old they are. */
async function outdated(store: Store, backups: readonly Backup[], keepDays: number, now: Date): Promise<Backup[]> {
  const proofs = await Promise.all(backups.map(async ({ id }) => (await proofOf(store, id))?.faults.length === 0));
  const stay = new Set([backups.at(-1), backups[proofs.lastIndexOf(true)]]);
  return backups.filter((each) => now.getTime() - new Date(each.at).getTime() > keepDays * day && !stay.has(each));
}

/**
 * Removes outdated backups, interrupted attempts, and everything that no backup needs any more. What is refused stays as
 * long as a backup: with the key of another time, it may be one.
 * @param pictures those in use, which may have been copied since the newest backup
 */
export async function prune(
  store: Store,
  keepDays: number,
  pictures: Storage,
  now: Date,
): Promise<readonly Manifest[]> {
  const { backups, refused } = await findBackups(store);
  const gone = await outdated(store, backups, keepDays, now);
  const own = backups.filter((each) => !gone.includes(each));
  const strange = refused.filter(({ id }) => now.getTime() - momentOf(id).getTime() <= keepDays * day);
  const kept: Manifest[] = [...own, ...strange.flatMap(({ manifest }) => manifest ?? [])];
  const keptIds = new Set([...own, ...strange].map(({ id }) => id));
  const storage = await storageOf(store);
  for (const id of await backupIds(store)) {
    if (!keptIds.has(id)) await storage.removeFolder(backupDir(id));
  }
  const outdatedPictures = kept.length === own.length && own.every(({ authenticated }) => authenticated);
  await prunePictures(store, outdatedPictures, async () => {
    const present = await Array.fromAsync(pictures.folders());
    return new Set([...kept.flatMap((each) => each.pictures), ...present]);
  });
  for (const system of await partsIn(store, logsDir)) {
    const its = kept.flatMap((each) => (each.kind === "embedded" && each.system === system ? [each.lastLog] : []));
    await pruneLog(store, system, its);
  }
  return gone;
}
