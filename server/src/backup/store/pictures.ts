import { mkdir, rm, stat } from "node:fs/promises";
import path from "node:path";
import { namesIn, picturesDir, type Store } from "./backups.ts";
import { readSealed, sealedName, writeSealed } from "./sealed.ts";
import { filesOf, tarOf, unpackInto } from "./tar.ts";

/** A folder of pictures is written once and never changed, so it is copied once, and belongs to many backups. */
const archived = (store: Store, folder: string) =>
  path.join(picturesDir(store), folder.slice(0, 2), sealedName(`${folder}.tar`, false, store.key));

const isDraft = (name: string) => name.endsWith(".draft") || name.startsWith(".");
const plainName = (name: string) => name.replace(/\.tar(\.age)?$/, "");

/** The folders of pictures below a folder. */
export async function picturesIn(root: string): Promise<string[]> {
  const shelves = await namesIn(root);
  const found = await Promise.all(
    shelves.filter((name) => !isDraft(name)).map((shelf) => namesIn(path.join(root, shelf))),
  );
  return found.flat().filter((name) => !isDraft(name));
}

/** The folders of pictures that the backups have. */
export const keptPictures = async (store: Store): Promise<string[]> =>
  (await picturesIn(picturesDir(store))).map(plainName);

async function copy(store: Store, media: string, folder: string): Promise<boolean> {
  const source = path.join(media, folder.slice(0, 2), folder);
  const names = await namesIn(source);
  if (names.length === 0) return false;
  const content = tarOf(async (archive) => {
    for (const name of names) await archive.addFile(`${folder.slice(0, 2)}/${folder}/${name}`, path.join(source, name));
  });
  await writeSealed(content, archived(store, folder), { compressed: false, key: store.key });
  return true;
}

/**
 * Copies the pictures that the backups do not have yet.
 * @returns the folders that are there now
 */
export async function copyPictures(store: Store, media: string, known: Set<string>): Promise<string[]> {
  const present: string[] = [];
  for (const folder of await picturesIn(media)) {
    if (known.has(folder) || (await copy(store, media, folder))) {
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
