/**
 * `npm run check`: style, types, structure, unused code, migrations, regular expressions, lock file, page budgets; in
 * parallel on all cores.
 */
import { execFile } from "node:child_process";
import { availableParallelism } from "node:os";
import path from "node:path";
import { promisify } from "node:util";

const root = path.resolve(import.meta.dirname, "..");
const maxBuffer = 64 * 1024 * 1024;

async function run(name: string, [program = "", ...args]: readonly string[]): Promise<boolean> {
  try {
    await promisify(execFile)(program, args, { cwd: root, maxBuffer });
    process.stdout.write(`ok    ${name}\n`);
    return true;
  } catch (error) {
    const output =
      error instanceof Error && "stdout" in error && "stderr" in error ? [error.stdout, error.stderr] : [error];
    process.stdout.write(`FAIL  ${name}\n${output.join("")}\n`);
    return false;
  }
}

/** The slowest first, so that none of them runs alone at the end. */
const checks: [string, string[]][] = [
  ...["server", "web", "web/src/worker", "bench", "e2e", "stripe-local", "contract", "messages", "tools"].map(
    (part): [string, string[]] => [`types (${part})`, ["tsc", "-p", part]],
  ),
  ["unused code (knip)", ["knip"]],
  ["names of capabilities", [process.execPath, "tools/names.ts"]],
  ["locks of migrations (squawk)", [process.execPath, "tools/migrations.ts"]],
  ["words (messages)", [process.execPath, "tools/messages.ts"]],
  ["regular expressions", [process.execPath, "tools/expressions.ts"]],
  ["lock file", [process.execPath, "tools/lock.ts"]],
  ["style (Biome)", ["biome", "ci", "--error-on-warnings", "--colors=off"]],
];
// Before the others, which would see the violations that it plants temporarily.
const structure = await run("structure (dependency-cruiser)", [process.execPath, "tools/structure.ts"]);
const pages = async () =>
  (await run("build", [process.execPath, "tools/build-if-needed.js"])) &&
  (await run("budgets of pages", [process.execPath, "tools/budgets.ts"]));
const waiting = checks.values();
const others = async () => {
  let passed = true;
  for (const [name, command] of waiting) passed = (await run(name, command)) && passed;
  return passed;
};
const passed = await Promise.all([pages(), ...Array.from({ length: availableParallelism() }, others)]);
process.exitCode = structure && passed.every(Boolean) ? 0 : 1;
