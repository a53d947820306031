/**
 * Builds what has changed and runs the server: `node tools/run.js start`, or `demo`. In JavaScript, since it runs at
 * every start, which would otherwise wait for Node's TypeScript compiler.
 */
import { spawnSync } from "node:child_process";
import path from "node:path";
import "./build-if-needed.js";

const [entry = "start"] = process.argv.slice(2);
const file = path.resolve(import.meta.dirname, `../server/dist/${entry}.js`);
// Optimized in the main thread, for at most 6 ms at a time: the threads for it would keep 20 MB that they needed once.
const args = ["--max-semi-space-size=4", "--max-old-space-size=256", "--no-concurrent-recompilation", file];
// All threads share one glibc arena instead of having one each: a tenth of the memory. By default, glibc
// keeps freed memory of up to twice the largest block ever freed, such as the block in which a password is hashed.
const env = { ...process.env, MALLOC_ARENA_MAX: "1", MALLOC_TRIM_THRESHOLD_: "131072" };

if (process.exitCode === undefined) {
  // Replaces this process, which would otherwise wait for the server with 40 MB. Not available on Windows.
  process.execve?.(process.execPath, ["node", ...args], env);
  process.exitCode = spawnSync(process.execPath, args, { env, stdio: "inherit" }).status ?? 1;
}
