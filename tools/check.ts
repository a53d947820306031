/** `npm run check`: style, types, structure, unused code. */
import { spawnSync } from "node:child_process";
import path from "node:path";

const root = path.resolve(import.meta.dirname, "..");

function run(name: string, command: readonly string[]): boolean {
  const [program = "", ...args] = command;
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: root, encoding: "utf8" });
  const passed = status === 0;
  process.stdout.write(passed ? `ok    ${name}\n` : `FAIL  ${name}\n${stdout}${stderr}\n`);
  return passed;
}

const results = [
  run("style (Biome)", ["biome", "ci", "--error-on-warnings", "--colors=off"]),
  ...["contract", "server", "stripe-local", "web", "e2e", "bench", "tools"].map((part) =>
    run(`types (${part})`, ["tsc", "-p", part]),
  ),
  run("structure (dependency-cruiser)", [process.execPath, "tools/structure.ts"]),
  run("unused code (knip)", ["knip"]),
];
process.exitCode = results.every(Boolean) ? 0 : 1;
