/**
 * `npm test`: what an ordinary change can break. `npm run test:all`: everything. The checks run beside the unit tests,
 * and the journeys after both, since they need the build and measure what people wait for.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { setPriority } from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";

const root = path.resolve(import.meta.dirname, "..");
const all = process.argv.includes("all");
/** Options that leave out the tests of the night. */
const daily = (...options: string[]) => (all ? [] : options);

const summary: string[] = [];

/** @param aside lets another part go first, and keeps the output until that one has ended */
async function run(name: string, [program = "", ...args]: readonly string[], aside?: Promise<boolean>) {
  const began = performance.now();
  const child = spawn(program, args, { cwd: root, stdio: ["ignore", aside ? "pipe" : "inherit", "inherit"] });
  const ended = once(child, "exit");
  if (aside && child.pid !== undefined) setPriority(child.pid, 10);
  const output = child.stdout === null ? "" : await text(child.stdout);
  const [status] = await ended;
  const seconds = Math.round((performance.now() - began) / 1000);
  summary.push(`${status === 0 ? "ok    " : "FAIL  "}${name}, ${seconds} s\n`);
  await aside;
  process.stdout.write(output);
  return status === 0;
}

const unitTests = run("unit tests", ["vitest", "run", ...daily("--project=!server-nightly")]);
const checks = run("checks", [process.execPath, "tools/check.ts"], unitTests);
const passed =
  (await checks) &&
  (await unitTests) &&
  (await run("journeys", ["npm", "run", "--silent", "test:browser", ...daily("--", "--grep-invert", "@nightly")])) &&
  (!all || (await run("benchmark", ["npm", "run", "--silent", "bench", "--", "short"])));
process.stdout.write(`\n${summary.join("")}`);
process.exitCode = passed ? 0 : 1;
