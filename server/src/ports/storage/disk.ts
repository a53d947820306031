import { createReadStream } from "node:fs";
import { mkdir, open, rename, rm } from "node:fs/promises";
import path from "node:path";
import type { Storage } from "./storage.port.ts";

/** Keeps the files in a folder on this machine's disk. */
export function diskStorage(root: string): Storage {
  const place = (folder: string) => path.join(root, folder.slice(0, 2), folder);

  async function writeSafely(file: string, content: Uint8Array): Promise<void> {
    const handle = await open(file, "wx", 0o644);
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
      const draft = `${target}.draft`;
      await mkdir(draft, { recursive: true });
      for (const [name, content] of files) await writeSafely(path.join(draft, name), content);
      // Renamed once complete, so that a reader never sees half a folder.
      await rename(draft, target);
    },
    read: async (folder, name) => {
      try {
        const handle = await open(path.join(place(folder), name), "r");
        const { size } = await handle.stat();
        return { size, stream: createReadStream("", { fd: handle }) };
      } catch (error) {
        if (error instanceof Error && "code" in error && (error.code === "ENOENT" || error.code === "ENOTDIR"))
          return null;
        throw error;
      }
    },
    remove: (folder) => rm(place(folder), { recursive: true, force: true }),
    check: async () => {
      await mkdir(root, { recursive: true });
      const probe = path.join(root, `.probe-${process.pid}`);
      await writeSafely(probe, Buffer.from("ok")).finally(() => rm(probe, { force: true }));
    },
  };
}
