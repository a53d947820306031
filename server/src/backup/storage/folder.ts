import { createWriteStream } from "node:fs";
import { mkdir, open, readdir, rename, rm } from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { type BackupStorage, draftOf } from "./storage.ts";

const readBytes = 1024 * 1024;

async function orNothing<Result>(work: Promise<Result>): Promise<Result | undefined> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  }
}

/** Backups in a folder, which only the server's user may read. */
export function folderStorage(root: string): BackupStorage {
  const at = (name: string) => path.join(root, name);

  // Folder by folder, since another process may remove one meanwhile.
  async function list(folder: string): Promise<string[]> {
    const entries = (await orNothing(readdir(at(folder), { withFileTypes: true }))) ?? [];
    const found = entries.map((entry) => {
      const name = `${folder}/${entry.name}`;
      return entry.isDirectory() ? list(name) : [name];
    });
    return (await Promise.all(found)).flat();
  }

  return {
    list,
    open: async (name) => {
      const handle = await orNothing(open(at(name)));
      return handle?.createReadStream({ highWaterMark: readBytes }) ?? null;
    },
    write: async (name, content) => {
      const draft = draftOf(at(name));
      await mkdir(path.dirname(draft), { recursive: true, mode: 0o700 });
      try {
        await pipeline(content, createWriteStream(draft, { mode: 0o600, flush: true }));
        await rename(draft, at(name));
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },
    remove: async (paths) => {
      for (const name of paths) await rm(at(name), { force: true });
    },
    removeFolder: (folder) => rm(at(folder), { recursive: true, force: true }),
  };
}
