import { readdirSync, readFileSync } from "node:fs";
import { cpus } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";

/** CPU time that a process has used so far, in milliseconds, summed over its live threads. */
export function cpuTimeOf(pid: number): number {
  const tasks = readdirSync(`/proc/${pid}/task`);
  const nanoseconds = tasks.map((task) =>
    Number(readFileSync(`/proc/${pid}/task/${task}/schedstat`, "utf8").split(" ")[0]),
  );
  return nanoseconds.reduce((sum, each) => sum + each, 0) / 1e6;
}

/** The time that all cores have been running so far, and that they have been idle. */
function times(): { all: number; idle: number } {
  const each = cpus().map(({ times }) => ({ idle: times.idle, all: Object.values(times).reduce((a, b) => a + b, 0) }));
  return { all: each.reduce((sum, { all }) => sum + all, 0), idle: each.reduce((sum, { idle }) => sum + idle, 0) };
}

/**
 * Waits until the machine has been nearly idle for ten seconds, five minutes at most. After it was filled, PostgreSQL
 * still has pages to write out and tables to vacuum.
 */
export async function rest(): Promise<void> {
  for (let tries = 0; tries < 30; tries++) {
    const before = times();
    await sleep(10_000);
    const after = times();
    if ((after.idle - before.idle) / (after.all - before.all) > 0.95) return;
  }
}
