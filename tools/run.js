/**
 * Builds what has changed and runs the server: `node tools/run.js start`, or `demo` with its options. In JavaScript, since
 * it runs at every start, which would otherwise wait for Node's TypeScript compiler.
 */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { build, missingBuilds } from "./build-if-needed.js";

const [entry = "start", ...options] = process.argv.slice(2);
const isDemo = entry === "demo";
const inServer = (/** @type {string} */ file) => path.resolve(import.meta.dirname, "../server", file);
// Optimized in the main thread, for at most 6 ms at a time: the threads for it would keep 20 MB that they needed once.
const args = [
  ...["--max-semi-space-size=4", "--max-old-space-size=256", "--no-concurrent-recompilation"],
  inServer(`dist/${entry}.js`),
  ...options,
];
// All threads share one glibc arena instead of having one each: a tenth of the memory. By default, glibc
// keeps freed memory of up to twice the largest block ever freed, such as the block in which a password is hashed.
const env = { ...process.env, MALLOC_ARENA_MAX: "1", MALLOC_TRIM_THRESHOLD_: "131072" };

/** Fills the demo's library from source, which takes about as long as the builds. */
async function fillLibrary() {
  const child = spawn(process.execPath, [inServer("src/demo/fill.ts"), ...options], {
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  child.once("message", () => args.push("filled"));
  const [status] = await once(child, "exit");
  return status ?? 1;
}

const missing = missingBuilds(isDemo);
const work = [build(missing), ...(isDemo && missing.length > 0 ? [fillLibrary()] : [])];
const failed = (await Promise.all(work)).find((status) => status !== 0);

if (failed === undefined) {
  // Replaces this process, which would otherwise wait for the server with 40 MB. Not available on Windows.
  process.execve?.(process.execPath, ["node", ...args], env);
  process.exitCode = spawnSync(process.execPath, args, { env, stdio: "inherit" }).status ?? 1;
} else process.exitCode = failed;
