import { globSync, readFileSync, writeFileSync } from "node:fs";
import { loadavg } from "node:os";
import path from "node:path";
import type { Reporter, TestModule } from "vitest/node";
import { machine, revision } from "../../bench/support/machine.ts";

declare module "vitest" {
  interface TaskMeta {
    /** What a drill measured, for docs/reliability.md. */
    figure?: string;
  }
}

const file = path.resolve(import.meta.dirname, "../../docs/reliability.md");
const heading = "| promise | drill | figure | load | machine | revision |\n| --- | --- | --- | --- | --- | --- |\n";

const drillOf = (row: string) => row.split(" | ")[1]?.replaceAll("`", "") ?? "";
const isThere = (drill: string) => globSync(`*/${drill}.drill.ts`, { cwd: import.meta.dirname }).length > 0;

/** Writes the figures of the drills that ran into the table of docs/reliability.md. A failed drill has none. */
export class Report implements Reporter {
  /** The load average over a minute when each drill began. */
  readonly #loads = new Map<TestModule, string>();

  onTestModuleStart(module: TestModule): void {
    this.#loads.set(module, (loadavg()[0] ?? 0).toFixed(1));
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    const ran = new Set<string>();
    const rows: string[] = [];
    for (const module of modules) {
      const drill = path.basename(module.moduleId, ".drill.ts");
      ran.add(drill);
      for (const test of module.children.allTests("passed")) {
        const { figure } = test.meta();
        if (figure === undefined) continue;
        process.stdout.write(`${drill}: ${figure}\n`);
        rows.push(
          `| ${test.name} | \`${drill}\` | ${figure} | ${this.#loads.get(module) ?? ""} | ${machine()} | ${revision()} |`,
        );
      }
    }
    const [words = "", table = ""] = readFileSync(file, "utf8").split(heading);
    const kept = table.split("\n").filter((row) => isThere(drillOf(row)) && !ran.has(drillOf(row)));
    const all = [...kept, ...rows].toSorted((one, other) => drillOf(one).localeCompare(drillOf(other)));
    writeFileSync(file, `${words}${heading}${all.map((row) => `${row}\n`).join("")}`);
  }
}
