import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";

const compressible = /\.(js|css|svg)$/;
const minBytes = 256;
/** Files that only the server runs are never downloaded. */
const forServer = join("dist", ".server");

/**
 * Writes `.br` and `.gz` next to the files, so that the server compresses nothing at run time. A quick build, for the
 * demo, writes a mark instead, by which `npm start` sees that it has to build again.
 */
export function compress({ quick }: { readonly quick: boolean }): Plugin {
  return {
    name: "compress",
    apply: "build",
    // Runs after the service worker has been generated.
    closeBundle: {
      order: "post",
      sequential: true,
      handler: () => (quick ? writeFile("dist/.vite/quick", "") : compressFolder("dist")),
    },
  };
}

async function compressFolder(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !compressible.test(entry.name) || entry.parentPath.startsWith(forServer)) continue;
    const file = join(entry.parentPath, entry.name);
    const content = await readFile(file);
    if (content.length < minBytes) continue;
    const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
    await writeFile(`${file}.br`, await promisify(brotliCompress)(content, quality));
    await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
  }
}
