import path from "node:path";
import { folderStorage } from "#backup/storage/folder.ts";
import { readJson, writeJson } from "#backup/storage/storage.ts";
import { backupIds } from "./backups.ts";
import type { Manifest } from "./manifest.ts";
import type { Store } from "./store.ts";

/** The newest backup that this machine has made or seen. */
interface NewestKnown {
  /** The storage of the backups, as in the settings. */
  readonly dir: string;
  readonly id: string;
  /** The moment of its contents, as an ISO time. */
  readonly at: string;
}

/**
 * In the data folder, apart from the backups: if their disk is not mounted, an empty folder is in its place, which looks
 * like the first day.
 */
const knownFile = "newest-backup.json";

/** The newest backup that this machine knows of in a place. */
export async function newestKnown(dataDir: string, { dir }: Store): Promise<NewestKnown | undefined> {
  const known = await readJson<NewestKnown>(folderStorage(dataDir), knownFile);
  return known?.dir === dir ? known : undefined;
}

export async function rememberNewest(dataDir: string, store: Store, { id, at }: Manifest): Promise<void> {
  if ((await newestKnown(dataDir, store))?.id === id) return;
  const known: NewestKnown = { dir: store.dir, id, at };
  await writeJson(folderStorage(dataDir), knownFile, known);
}

/** @returns what is wrong if the newest known backup is gone, and no newer one is in its place */
export async function newestLost(dataDir: string, store: Store): Promise<string | undefined> {
  const known = await newestKnown(dataDir, store);
  if (known === undefined || (await backupIds(store)).some((id) => id >= known.id)) return undefined;
  return `${store.dir} no longer has the backup of ${known.at}. Is its disk mounted? If the backups were removed on purpose, delete ${path.join(dataDir, knownFile)}.`;
}

/** @throws Error if the newest known backup is lost */
export async function checkNewest(dataDir: string, store: Store): Promise<void> {
  const lost = await newestLost(dataDir, store);
  if (lost !== undefined) throw new Error(lost);
}
