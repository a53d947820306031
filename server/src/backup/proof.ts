import { rm } from "node:fs/promises";
import path from "node:path";
import { restoreEmbedded } from "#backup/restore/restore.ts";
import type { Backup } from "#backup/store/backups.ts";
import type { Proof } from "#backup/store/manifest.ts";
import { keptPictures, restorePictures } from "#backup/store/pictures.ts";
import { type Seal, usableSeals } from "#backup/store/sealed.ts";
import type { Store } from "#backup/store/store.ts";
import { startEmbedded } from "#data/engine/engine.ts";
import { migrateDatabase } from "#db/migrate.ts";
import type { Log } from "#observability/log.ts";
import { examine, type Findings } from "./faults.repository.ts";

/** The number of pictures that a proof unpacks; it only checks that the others exist. */
const sampledPictures = 20;

const sample = <Item>(items: readonly Item[], count: number): Item[] =>
  items.filter((_, at) => at % Math.max(1, Math.floor(items.length / count)) === 0).slice(0, count);

async function pictureFaults(
  store: Store,
  usable: readonly Seal[],
  wanted: readonly string[],
  scratch: string,
): Promise<string[]> {
  const kept = new Set(await keptPictures(store, usable));
  const missing = wanted.filter((id) => !kept.has(id));
  for (const id of sample(
    wanted.filter((each) => kept.has(each)),
    sampledPictures,
  )) {
    await restorePictures(store, path.join(scratch, "media"), id, usable);
  }
  return missing.length === 0 ? [] : [`${missing.length} pictures are missing, such as ${missing[0]}`];
}

/** A backup made before an upgrade has the schema from before it. */
async function upgradeAndExamine(url: string): Promise<Findings> {
  await migrateDatabase(url);
  return examine(url);
}

/**
 * Restores a backup with all changes since into a temporary folder, starts its database, and checks that everything is
 * consistent.
 * @param folder for the restored data; removed afterwards
 */
export async function prove(store: Store, manifest: Backup, folder: string, log: Log): Promise<Proof> {
  const began = performance.now();
  const done = (faults: string[]): Proof => ({
    at: new Date().toISOString(),
    seconds: Math.round((performance.now() - began) / 1000),
    faults,
  });
  try {
    await restoreEmbedded(store, manifest, folder, undefined, log);
    const engine = await startEmbedded({ dataDir: folder, log, owner: true });
    const { faults, pictures } = await upgradeAndExamine(engine.url).finally(engine.stop);
    return done([
      ...faults,
      ...(await pictureFaults(store, usableSeals(store.key, manifest.authenticated), pictures, folder)),
    ]);
  } catch (error) {
    return done([error instanceof Error ? error.message : String(error)]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
