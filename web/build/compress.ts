import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";

const worthIt = /\.(js|css|svg)$/;
const smallest = 1024;

/** Leaves `.br` and `.gz` beside the files, so that the server sends them without compressing anything itself. */
export function compress(): Plugin {
  return {
    name: "compress",
    apply: "build",
    // After the service worker has been written.
    closeBundle: { order: "post", sequential: true, handler: () => compressFolder("dist") },
  };
}

async function compressFolder(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !worthIt.test(entry.name)) continue;
    const file = join(entry.parentPath, entry.name);
    const content = await readFile(file);
    if (content.length < smallest) continue;
    const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } };
    await writeFile(`${file}.br`, await promisify(brotliCompress)(content, quality));
    await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
  }
}
