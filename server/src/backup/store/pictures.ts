import { mkdir } from "node:fs/promises";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { storageOf } from "#backup/storage/open.ts";
import type { Storage } from "#ports/storage/storage.port.ts";
import { picturesDir } from "./backups.ts";
import { nameWith, ownSeal, readSealed, type Seal, sealedName, sealOf, writeSealed } from "./sealed.ts";
import type { Store } from "./store.ts";
import { filesOf, tarOf, unpackInto } from "./tar.ts";

/** A folder of pictures is written once and never changed, so it is copied once and shared by many backups. */
const placed = (folder: string, name: string) => `${picturesDir}/${folder.slice(0, 2)}/${name}`;

const archive = /^(?<folder>[\w-]+)\.tar(\.auth)?(\.age)?$/;

interface Archived {
  readonly file: string;
  readonly folder: string;
  readonly seal: Seal;
}

async function archives(store: Store): Promise<Archived[]> {
  const paths = await (await storageOf(store)).list(picturesDir);
  return paths.flatMap((file) => {
    const folder = archive.exec(path.posix.basename(file))?.groups?.["folder"];
    return folder === undefined || placed(folder, path.posix.basename(file)) !== file
      ? []
      : [{ file, folder, seal: sealOf(file) }];
  });
}

/** The folders of pictures in archives with one of the given seals. */
export async function keptPictures(store: Store, usable: readonly Seal[]): Promise<string[]> {
  const kept = (await archives(store)).filter(({ seal }) => usable.includes(seal));
  return [...new Set(kept.map(({ folder }) => folder))];
}

/** The folders of pictures that need not be copied any more. Those that an older version copied are copied again. */
export const copiedPictures = (store: Store): Promise<string[]> => keptPictures(store, [ownSeal(store.key)]);

async function copy(store: Store, pictures: Storage, folder: string): Promise<boolean> {
  const names = await pictures.files(folder);
  if (names.length === 0) return false;
  const content = tarOf(async (archive) => {
    for (const name of names) {
      const file = await pictures.read(folder, name);
      // Removed meanwhile.
      if (file === null) continue;
      await archive.addBytes(`${folder.slice(0, 2)}/${folder}/${name}`, await buffer(file.stream));
    }
  });
  const file = placed(folder, sealedName(`${folder}.tar`, false, store.key));
  await writeSealed(await storageOf(store), file, content, { compressed: false, key: store.key });
  return true;
}

/**
 * Copies the pictures that the backups do not have yet.
 * @param known those that they have; removed ones are forgotten, since one of the same name may be uploaded later
 * @returns the folders that exist now
 */
export async function copyPictures(store: Store, pictures: Storage, known: Set<string>): Promise<string[]> {
  const present = new Set<string>();
  for await (const folder of pictures.folders()) {
    if (known.has(folder) || (await copy(store, pictures, folder))) {
      known.add(folder);
      present.add(folder);
    }
  }
  for (const folder of known) if (!present.has(folder)) known.delete(folder);
  return [...present];
}

/**
 * Restores a folder of pictures.
 * @param usable the seals of those that may be used
 * @returns false if the backups do not have it
 */
export async function restorePictures(
  store: Store,
  media: string,
  folder: string,
  usable: readonly Seal[],
): Promise<boolean> {
  const storage = await storageOf(store);
  for (const seal of usable) {
    const file = placed(folder, nameWith(seal, `${folder}.tar`, false));
    const content = await storage.open(file);
    if (content === null) continue;
    await mkdir(media, { recursive: true, mode: 0o700 });
    for await (const packed of filesOf(readSealed(content, file, store.key))) {
      if (path.posix.dirname(packed.name) !== `${folder.slice(0, 2)}/${folder}`) {
        throw new Error(`${file} has ${packed.name}, which does not belong there.`);
      }
      await unpackInto(media, packed, true);
    }
    return true;
  }
  return false;
}

/**
 * Removes pictures that are not needed.
 * @param outdated whether no backup needs the archives of older versions any more, if there are newer ones
 * @param listNeeded called once the copies are listed, so that one made meanwhile stays: nobody would make it again
 */
export async function prunePictures(
  store: Store,
  outdated: boolean,
  listNeeded: () => Promise<ReadonlySet<string>>,
): Promise<void> {
  const all = await archives(store);
  const needed = await listNeeded();
  const own = ownSeal(store.key);
  const replaced = new Set(outdated ? all.flatMap(({ folder, seal }) => (seal === own ? [folder] : [])) : []);
  const gone = all.filter(({ folder, seal }) => !needed.has(folder) || (seal !== own && replaced.has(folder)));
  await (await storageOf(store)).remove(gone.map(({ file }) => file));
}
