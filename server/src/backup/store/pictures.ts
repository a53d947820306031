import { mkdir, rm, stat } from "node:fs/promises";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import type { Storage } from "#ports/storage/storage.port.ts";
import { namesIn, picturesDir, type Store } from "./backups.ts";
import { readSealed, sealedName, writeSealed } from "./sealed.ts";
import { filesOf, tarOf, unpackInto } from "./tar.ts";

/** A folder of pictures is written once and never changed, so it is copied once, and belongs to many backups. */
const archived = (store: Store, folder: string) =>
  path.join(picturesDir(store), folder.slice(0, 2), sealedName(`${folder}.tar`, false, store.key));

const plainName = (name: string) => name.replace(/\.tar(\.age)?$/, "");

/** The folders of pictures that the backups have. */
export async function keptPictures(store: Store): Promise<string[]> {
  const root = picturesDir(store);
  const found = await Promise.all((await namesIn(root)).map((shelf) => namesIn(path.join(root, shelf))));
  return found
    .flat()
    .filter((name) => !name.endsWith(".draft"))
    .map(plainName);
}

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
  await writeSealed(content, archived(store, folder), { compressed: false, key: store.key });
  return true;
}

/**
 * Copies the pictures that the backups do not have yet.
 * @returns the folders that are there now
 */
export async function copyPictures(store: Store, pictures: Storage, known: Set<string>): Promise<string[]> {
  const present: string[] = [];
  for await (const folder of pictures.folders()) {
    if (known.has(folder) || (await copy(store, pictures, folder))) {
      known.add(folder);
      present.push(folder);
    }
  }
  return present;
}

/** Puts a folder of pictures back. @returns false if the backups do not have it */
export async function restorePictures(store: Store, media: string, folder: string): Promise<boolean> {
  for (const key of [undefined, store.key ?? ""]) {
    const file = archived({ dir: store.dir, key }, folder);
    if ((await stat(file).catch(() => undefined)) === undefined) continue;
    await mkdir(media, { recursive: true, mode: 0o700 });
    for await (const packed of filesOf(readSealed(file, store.key))) await unpackInto(media, packed, true);
    return true;
  }
  return false;
}

/** Removes pictures that no backup needs. */
export async function prunePictures(store: Store, needed: ReadonlySet<string>): Promise<void> {
  for (const folder of await keptPictures(store)) {
    if (needed.has(folder)) continue;
    for (const key of [undefined, ""]) await rm(archived({ dir: store.dir, key }, folder), { force: true });
  }
}
