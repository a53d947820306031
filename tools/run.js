/**
 * Builds what has changed and runs the server: `node tools/run.js start`, or `demo`. JavaScript, because every start runs it,
 * and would wait for Node's compiler.
 */
import { spawnSync } from "node:child_process";
import path from "node:path";
import "./build-if-needed.js";

const [entry = "start"] = process.argv.slice(2);
const file = path.resolve(import.meta.dirname, `../server/dist/${entry}.js`);
const args = ["--max-semi-space-size=8", "--max-old-space-size=256", file];
// One arena of glibc's holds what threads allocate, instead of one for each of them: a tenth of the memory.
const env = { ...process.env, MALLOC_ARENA_MAX: "1" };

if (process.exitCode === undefined) {
  // In the place of this process, which would wait with 40 MB for the server to end. Windows has no such call.
  process.execve?.(process.execPath, ["node", ...args], env);
  process.exitCode = spawnSync(process.execPath, args, { env, stdio: "inherit" }).status ?? 1;
}
