import path from "node:path";
import { placeOf } from "#backup/place/open.ts";
import { type Backup, backupDir, keptFolder, namesIn, writeManifest } from "#backup/store/backups.ts";
import { idOf, type Manifest, type Snapshot } from "#backup/store/manifest.ts";
import { copiedPictures, copyPictures } from "#backup/store/pictures.ts";
import { sealedName, writeSealed } from "#backup/store/sealed.ts";
import type { Store } from "#backup/store/store.ts";
import { type Archive, tarOf } from "#backup/store/tar.ts";
import { openCluster } from "#data/engine/cluster.ts";
import type { Storage } from "#ports/storage/storage.port.ts";
import { copyEmbedded } from "./embedded.ts";
import { copyExternal } from "./external.ts";

/** The sources of a backup. */
export interface Source {
  readonly dataDir: string;
  /** If absent, the embedded database under `dataDir`, which must be running. */
  readonly databaseUrl: string | undefined;
  readonly pictures: Storage;
  readonly version: string;
}

async function addSecrets(archive: Archive, dataDir: string): Promise<void> {
  const folder = path.join(dataDir, keptFolder.secrets);
  for (const name of await namesIn(folder)) {
    await archive.addFile(`${keptFolder.secrets}/${name}`, path.join(folder, name));
  }
}

/**
 * Makes a backup while the server runs. Pictures are copied last: one without its row is harmless, and a replaced one
 * is kept for a day.
 */
export async function makeBackup(
  store: Store,
  { dataDir, databaseUrl, pictures: stored, version }: Source,
): Promise<Backup> {
  const id = idOf(new Date());
  const [place, folder] = [await placeOf(store), backupDir(id)];
  const file = sealedName("database.tar", true, store.key);
  let snapshot: (Snapshot & { at: Date }) | undefined;
  const content = tarOf(async (archive) => {
    await addSecrets(archive, dataDir);
    snapshot =
      databaseUrl === undefined
        ? await copyEmbedded(archive, await openCluster(dataDir))
        : await copyExternal(archive, databaseUrl);
  });
  try {
    const sealed = await writeSealed(place, `${folder}/${file}`, content, { compressed: true, key: store.key });
    if (snapshot === undefined) throw new Error("the database was not copied");
    const known = new Set(await copiedPictures(store));
    const pictures = await copyPictures(store, stored, known);
    const manifest: Manifest = { ...snapshot, id, version, at: snapshot.at.toISOString(), file, sealed, pictures };
    await writeManifest(store, manifest);
    return { ...manifest, authenticated: store.key !== undefined };
  } catch (error) {
    // The next pruning removes what is left.
    await place.removeFolder(folder).catch(() => undefined);
    throw error;
  }
}
