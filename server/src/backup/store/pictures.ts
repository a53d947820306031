import { mkdir } from "node:fs/promises";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { placeOf } from "#backup/place/open.ts";
import { isDraft } from "#backup/place/place.ts";
import type { Storage } from "#ports/storage/storage.port.ts";
import { picturesDir, type Store } from "./backups.ts";
import { readSealed, sealedName, writeSealed } from "./sealed.ts";
import { filesOf, tarOf, unpackInto } from "./tar.ts";

/** A folder of pictures is written once and never changed, so it is copied once and shared by many backups. */
const archived = (folder: string, key: string | undefined) =>
  `${picturesDir}/${folder.slice(0, 2)}/${sealedName(`${folder}.tar`, false, key)}`;

const plainName = (name: string) => name.replace(/\.tar(\.age)?$/, "");

/** The folders of pictures that the backups have, by the paths of their archives. */
async function keptArchives(store: Store): Promise<Map<string, string>> {
  const paths = await (await placeOf(store)).list(picturesDir);
  return new Map(paths.filter((each) => !isDraft(each)).map((each) => [each, plainName(path.posix.basename(each))]));
}

/** The folders of pictures that the backups have. */
export const keptPictures = async (store: Store): Promise<string[]> => [...(await keptArchives(store)).values()];

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
  await writeSealed(await placeOf(store), archived(folder, store.key), content, { compressed: false, key: store.key });
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

/** Restores a folder of pictures. @returns false if the backups do not have it */
export async function restorePictures(store: Store, media: string, folder: string): Promise<boolean> {
  const place = await placeOf(store);
  for (const key of [undefined, ""]) {
    const file = archived(folder, key);
    const content = await place.open(file);
    if (content === null) continue;
    await mkdir(media, { recursive: true, mode: 0o700 });
    for await (const packed of filesOf(readSealed(content, file, store.key))) await unpackInto(media, packed, true);
    return true;
  }
  return false;
}

/**
 * Removes pictures that are not needed.
 * @param listNeeded called once the copies are listed, so that one made meanwhile stays: nobody would make it again
 */
export async function prunePictures(store: Store, listNeeded: () => Promise<ReadonlySet<string>>): Promise<void> {
  const archives = [...(await keptArchives(store))];
  const needed = await listNeeded();
  const gone = archives.filter(([, folder]) => !needed.has(folder)).map(([file]) => file);
  await (await placeOf(store)).remove(gone);
}
