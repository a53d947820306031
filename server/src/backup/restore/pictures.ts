import type { Backup } from "#backup/store/backups.ts";
import type { Manifest } from "#backup/store/manifest.ts";
import { keptPictures, restorePictures } from "#backup/store/pictures.ts";
import { type Seal, usableSeals } from "#backup/store/sealed.ts";
import type { Store } from "#backup/store/store.ts";

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
