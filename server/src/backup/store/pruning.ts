import { placeOf } from "#backup/place/open.ts";
import { day } from "#domain/units-of-time.ts";
import type { Storage } from "#ports/storage/storage.port.ts";
import { backupDir, backupsDir, listBackups, logsDir, type Manifest, partsIn, proofOf, type Store } from "./backups.ts";
import { pruneLog } from "./log-files.ts";
import { prunePictures } from "./pictures.ts";

/** The outdated backups. The newest one and the newest proved one are kept, however old they are. */
async function outdated(store: Store, backups: readonly Manifest[], keepDays: number, now: Date): Promise<Manifest[]> {
  const proofs = await Promise.all(backups.map(async ({ id }) => (await proofOf(store, id))?.faults.length === 0));
  const stay = new Set([backups.at(-1), backups[proofs.lastIndexOf(true)]]);
  return backups.filter((each) => now.getTime() - new Date(each.at).getTime() > keepDays * day && !stay.has(each));
}

/**
 * Removes outdated backups, interrupted attempts, and everything that no backup needs any more.
 * @param pictures those in use, which may have been copied since the newest backup
 */
export async function prune(
  store: Store,
  keepDays: number,
  pictures: Storage,
  now: Date,
): Promise<readonly Manifest[]> {
  const backups = await listBackups(store);
  const gone = await outdated(store, backups, keepDays, now);
  const kept = backups.filter((each) => !gone.includes(each));
  const keptIds = new Set(kept.map(({ id }) => id));
  const place = await placeOf(store);
  for (const id of await partsIn(store, backupsDir)) {
    if (!keptIds.has(id)) await place.removeFolder(backupDir(id));
  }
  await prunePictures(store, async () => {
    const present = await Array.fromAsync(pictures.folders());
    return new Set([...kept.flatMap((each) => each.pictures), ...present]);
  });
  for (const system of await partsIn(store, logsDir)) {
    const its = kept.flatMap((each) => (each.kind === "embedded" && each.system === system ? [each.lastLog] : []));
    await pruneLog(store, system, its);
  }
  return gone;
}
