import { randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, open, readdir, rename, rm } from "node:fs/promises";
import path from "node:path";
import type { Storage } from "./storage.port.ts";

const draftSuffix = ".draft";

const isGone = (error: unknown) =>
  error instanceof Error && "code" in error && (error.code === "ENOENT" || error.code === "ENOTDIR");

/** The complete entries of a folder; none if there is no such folder. */
async function namesIn(folder: string): Promise<string[]> {
  try {
    const names = await readdir(folder);
    return names.filter((name) => !name.startsWith(".") && !name.endsWith(draftSuffix));
  } catch (error) {
    if (isGone(error)) return [];
    throw error;
  }
}

/** Keeps the files in a folder on this machine's disk, which only the server's user may read. */
export function diskStorage(root: string): Storage {
  const place = (folder: string) => path.join(root, folder.slice(0, 2), folder);

  async function writeSafely(file: string, content: Uint8Array): Promise<void> {
    const handle = await open(file, "wx", 0o600);
    try {
      await handle.writeFile(content);
      await handle.sync();
    } finally {
      await handle.close();
    }
  }

  return {
    put: async (folder, files) => {
      const target = place(folder);
      const draft = `${target}${draftSuffix}`;
      try {
        // Left behind by an interrupted attempt.
        await rm(draft, { recursive: true, force: true });
        await mkdir(draft, { recursive: true, mode: 0o700 });
        for (const [name, content] of files) await writeSafely(path.join(draft, name), content);
        // Renamed once complete, so that a reader never sees half a folder.
        await rename(draft, target);
      } catch (error) {
        await rm(draft, { recursive: true, force: true });
        throw error;
      }
    },
    read: async (folder, name) => {
      try {
        const handle = await open(path.join(place(folder), name), "r");
        const { size } = await handle.stat();
        return { size, stream: createReadStream("", { fd: handle }) };
      } catch (error) {
        if (isGone(error)) return null;
        throw error;
      }
    },
    remove: (folder) => rm(place(folder), { recursive: true, force: true }),
    folders: async function* () {
      for (const shelf of await namesIn(root)) yield* await namesIn(path.join(root, shelf));
    },
    files: (folder) => namesIn(place(folder)),
    check: async () => {
      await mkdir(root, { recursive: true, mode: 0o700 });
      const probe = path.join(root, `.probe-${randomUUID()}`);
      await writeSafely(probe, Buffer.from("ok")).finally(() => rm(probe, { force: true }));
    },
  };
}
