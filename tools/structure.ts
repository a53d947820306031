/**
 * Checks the structure: the import rules of .dependency-cruiser.cjs, with a planted violation of each, and rules that
 * imports do not show. The plants reveal a dependency-cruiser that sees nothing, as after a failed upgrade.
 */
import { spawnSync } from "node:child_process";
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { plants } from "./structure-plants.ts";

const root = path.resolve(import.meta.dirname, "..");
const roots = ["bench", "contract", "e2e", "server", "stripe-local", "tools", "web"];

interface Violation {
  readonly from: string;
  readonly to: string;
  /** The other files of a circle, which is reported once. */
  readonly cycle?: readonly { readonly name: string }[];
  readonly rule: { readonly name: string };
}

/** Removes all plants, also those of a check that was killed. */
const uproot = () => {
  for (const folder of globSync("{bench,contract,e2e,server,stripe-local,web}/**/planted", {
    cwd: root,
    exclude: (name) => name === "node_modules",
  })) {
    rmSync(path.join(root, folder), { recursive: true, force: true });
  }
};

function plant(): void {
  for (const { file, content } of plants) {
    const target = path.join(root, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, content);
  }
}

function cruise(): { violations: readonly Violation[]; rules: readonly string[] } {
  const { stdout, stderr } = spawnSync(
    "depcruise",
    ["--config", ".dependency-cruiser.cjs", "--output-type", "json", ...roots],
    { cwd: root, encoding: "utf8", maxBuffer: 256 * 1024 * 1024 },
  );
  if (!stdout.startsWith("{")) throw new Error(`dependency-cruiser failed:\n${stderr}`);
  const { summary } = JSON.parse(stdout);
  return {
    violations: summary.violations,
    rules: summary.ruleSetUsed.forbidden.map(({ name }: { name: string }) => name),
  };
}

/** Forbidden imports, and rules whose planted violation went unseen. */
function importFaults(): string[] {
  uproot();
  process.once("SIGINT", () => process.exit(130));
  try {
    plant();
    const { violations, rules } = cruise();
    const planted = (file: string) => plants.some((each) => each.file === file);
    const real = violations.filter(({ from }) => !planted(from));
    const unseen = plants.filter(
      ({ rule, file }) =>
        !violations.some(
          ({ rule: { name }, from, cycle = [] }) =>
            name === rule && [from, ...cycle.map((each) => each.name)].includes(file),
        ),
    );
    const unproven = rules.filter((name) => !plants.some(({ rule }) => rule === name));
    return [
      ...real.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`),
      ...unseen.map(({ rule, file }) => `${rule} does not see the violation planted in ${file}`),
      ...unproven.map((name) => `${name} has no planted violation in tools/structure-plants.ts`),
    ];
  } finally {
    uproot();
  }
}

/** Settings come from one place, which checks them. */
function environmentFaults(): string[] {
  return globSync("server/src/**/*.ts", { cwd: root })
    .filter((file) => file !== path.normalize("server/src/config.ts") && !file.endsWith(".test.ts"))
    .filter((file) => readFileSync(path.join(root, file), "utf8").match(/process\.env|from "node:process"/) !== null)
    .map((file) => `only server/src/config.ts reads process.env, not ${file}`);
}

const faults = [...importFaults(), ...environmentFaults()];
process.stdout.write(faults.map((fault) => `${fault}\n`).join(""));
process.exitCode = faults.length === 0 ? 0 : 1;
