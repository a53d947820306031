/** `npm run check`: style, types, structure, unused code; and that the structure's rules really bite. */
import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

const root = path.resolve(import.meta.dirname, "..");
const cruise = [
  "depcruise",
  "--config",
  ".dependency-cruiser.cjs",
  "contract/src",
  "server/src",
  "stripe-local/src",
  "web/src",
];

function run(name: string, command: readonly string[], quiet = false): boolean {
  const [program = "", ...args] = command;
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: root, encoding: "utf8" });
  const passed = status === 0;
  if (!quiet) process.stdout.write(passed ? `ok    ${name}\n` : `FAIL  ${name}\n${stdout}${stderr}\n`);
  return passed;
}

/** Plants an import that is forbidden; a cruiser that sees nothing (as after an upgrade gone wrong) is found out. */
function plantedViolationIsFound(): boolean {
  const folder = path.join(root, "server/src/features/planted");
  mkdirSync(folder, { recursive: true });
  try {
    writeFileSync(path.join(folder, "planted.ts"), 'export * from "#features/accounts/passwords/password.ts";\n');
    return !run("planted", cruise, true);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const results = [
  run("style (Biome)", ["biome", "ci", "--error-on-warnings", "--colors=off"]),
  ...["contract", "server", "stripe-local", "web", "e2e", "bench", "tools"].map((part) =>
    run(`types (${part})`, ["tsc", "-p", part]),
  ),
  run("structure (dependency-cruiser)", cruise),
  run("unused code (knip)", ["knip"]),
];
const bites = plantedViolationIsFound();
process.stdout.write(bites ? "ok    a planted violation is found\n" : "FAIL  a planted violation goes unseen\n");

process.exitCode = results.every(Boolean) && bites ? 0 : 1;
