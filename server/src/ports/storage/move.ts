import { buffer } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import type { Storage } from "./storage.port.ts";

interface Moving {
  readonly from: Storage;
  readonly to: Storage;
  /** Whether to remove a folder from where it was, once it is found to be the same in both. */
  readonly remove: boolean;
  /** Called after every folder. */
  readonly progress?: (moved: Moved) => void;
}

/** Numbers of folders. */
export interface Moved {
  copied: number;
  /** Already copied by an earlier run. */
  there: number;
}

/** Folders copied concurrently: most of the time is spent waiting for responses. */
const atOnce = 8;
/** Attempts to copy a folder until the copy is equal: some stores show a write only a moment later. */
const attempts = 4;
/** Milliseconds between attempts, growing with each one. */
const between = 250;

type Files = ReadonlyMap<string, Buffer>;

/** A folder's files; none if it is gone. */
async function readAll(storage: Storage, folder: string): Promise<Files> {
  const files = new Map<string, Buffer>();
  for (const name of await storage.files(folder)) {
    const file = await storage.read(folder, name);
    if (file === null) return new Map();
    files.set(name, await buffer(file.stream));
  }
  return files;
}

const areSame = (one: Files, other: Files): boolean =>
  one.size === other.size && [...one].every(([name, content]) => other.get(name)?.equals(content));

/** Copies a folder to the other store and compares the copy. @returns false if the folder is gone by then */
async function bring({ from, to }: Moving, folder: string, moved: Moved): Promise<boolean> {
  const files = await readAll(from, folder);
  if (files.size === 0) return false;
  const already = await readAll(to, folder);
  if (areSame(files, already)) {
    moved.there++;
    return true;
  }
  if (already.size > 0) await to.remove(folder);
  for (let attempt = 1; ; attempt++) {
    await to.put(folder, files);
    // A concurrent removal starts with `from`, and may have looked into `to` before the folder was written there.
    if ((await from.files(folder)).length === 0) {
      await to.remove(folder);
      return false;
    }
    if (areSame(files, await readAll(to, folder))) break;
    if (attempt === attempts) throw new Error(`${folder} is not the same after it was copied.`);
    await sleep(attempt * between);
  }
  moved.copied++;
  return true;
}

/**
 * Copies every folder from one store to the other, while a server writes to the other one and still reads from both. It
 * can be interrupted at any time and run again.
 * @throws Error at the first folder that cannot be copied
 */
export async function moveFiles(moving: Moving): Promise<Moved> {
  const { from, remove, progress } = moving;
  const moved: Moved = { copied: 0, there: 0 };
  const folders = from.folders()[Symbol.asyncIterator]();
  let failed = false;
  const work = async () => {
    while (!failed) {
      const { done, value } = await folders.next();
      if (done) return;
      if ((await bring(moving, value, moved)) && remove) await from.remove(value);
      progress?.(moved);
    }
  };
  const attempt = () =>
    work().catch((error: unknown) => {
      failed = true;
      throw error;
    });
  // The other workers finish what they have begun.
  const ends = await Promise.allSettled(Array.from({ length: atOnce }, attempt));
  for (const end of ends) if (end.status === "rejected") throw end.reason;
  return moved;
}
