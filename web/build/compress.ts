/**
 * Writes `.br` and `.gz` next to the built files, so that the server compresses nothing at run time. It takes longer than
 * the rest of the build, and the demo does without. It replaces nothing, so a demo that runs meanwhile is not disturbed.
 */
import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const compressible = /\.(js|css|svg)$/;
const minBytes = 256;
const dist = path.resolve(import.meta.dirname, "../dist");
/** Files that only the server runs are never downloaded. */
const forServer = path.join(dist, ".server");

for (const entry of await readdir(dist, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !compressible.test(entry.name) || entry.parentPath.startsWith(forServer)) continue;
  const file = path.join(entry.parentPath, entry.name);
  const content = await readFile(file);
  if (content.length < minBytes) continue;
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
  await writeFile(`${file}.br`, await promisify(brotliCompress)(content, quality));
  await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
}
// By this, `tools/build-if-needed.js` sees that it has been done.
await writeFile(path.join(dist, ".vite/compressed"), "");
