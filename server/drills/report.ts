import { globSync, readFileSync, writeFileSync } from "node:fs";
import { loadavg } from "node:os";
import path from "node:path";
import type { Reporter, TestModule } from "vitest/node";
import { machine, revision } from "../../bench/support/machine.ts";
import { drillOf, heading, type Ran, rowOf, updated } from "./table.ts";

declare module "vitest" {
  interface TaskMeta {
    /** What a drill measured, for docs/reliability.md. */
    figure?: string;
  }
}

const file = path.resolve(import.meta.dirname, "../../docs/reliability.md");

const isThere = (drill: string) => globSync(`*/${drill}.drill.ts`, { cwd: import.meta.dirname }).length > 0;

/** Writes the figures of the drills that ran into the table of docs/reliability.md. */
export class Report implements Reporter {
  /** The load average over a minute when each drill began. */
  readonly #loads = new Map<TestModule, string>();

  onTestModuleStart(module: TestModule): void {
    this.#loads.set(module, (loadavg()[0] ?? 0).toFixed(1));
  }

  #ranOf(module: TestModule): Ran {
    const drill = path.basename(module.moduleId, ".drill.ts");
    const conditions = { load: this.#loads.get(module) ?? "", machine: machine(), revision: revision() };
    const rows = [...module.children.allTests("passed")].flatMap((test) => {
      const { figure } = test.meta();
      if (figure === undefined) return [];
      process.stdout.write(`${drill}: ${figure}\n`);
      return [rowOf({ promise: test.name, drill, figure, ...conditions })];
    });
    return { drill, rows, skipped: [...module.children.allTests("skipped")].map(({ name }) => name) };
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    const [words = "", table = ""] = readFileSync(file, "utf8").split(heading);
    const before = table.split("\n").filter((row) => isThere(drillOf(row)));
    const rows = updated(
      before,
      modules.map((module) => this.#ranOf(module)),
    );
    writeFileSync(file, `${words}${heading}${rows.map((row) => `${row}\n`).join("")}`);
  }
}
