import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { accessSync, constants, mkdirSync, rmdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { loneServer } from "../support/lone-server.ts";
import { lostNotes, noteWriters } from "../support/note-writers.ts";

const [rounds, writes, people] = [10, 500, 20];
const groups = "/sys/fs/cgroup/memory";

function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** A control group of processes with a memory limit. */
function limitedGroup(megabytes: number) {
  const group = path.join(groups, `mindreel-drill-${process.pid}`);
  mkdirSync(group);
  onTestFinished(() => rmdirSync(group));
  writeFileSync(path.join(group, "memory.limit_in_bytes"), `${megabytes}m`);
  return { add: ({ pid }: ChildProcess) => writeFileSync(path.join(group, "cgroup.procs"), String(pid)) };
}

const settings = {
  NODE_OPTIONS: `--max-semi-space-size=4 --max-old-space-size=256 --import ${import.meta.dirname}/../support/greedy.child.ts`,
};

/** Lets one server after the other run out of memory while members write, restarting like a process manager. */
async function wearOut(end: (child: ChildProcess) => void, prepare: (child: ChildProcess) => void = () => undefined) {
  const server = await loneServer(people, settings);
  const { acknowledged, begin } = noteWriters(server);
  let slowest = 0;
  const ends = new Set<string>();
  for (let round = 1; round <= rounds; round++) {
    const began = performance.now();
    const { child, port } = await server.start();
    slowest = Math.max(slowest, performance.now() - began);
    prepare(child);
    const stop = begin(port);
    await expect.poll(() => acknowledged.size, { interval: 1 }).toBeGreaterThanOrEqual(round * writes);
    end(child);
    const [code, signal] = await once(child, "exit");
    ends.add(String(signal ?? code));
    await stop();
    expect(await lostNotes(server, acknowledged)).toEqual([]);
  }
  const figure = `${rounds} times, ${acknowledged.size} writes acknowledged, 0 lost; the next server responds within ${(slowest / 1000).toFixed(1)} s`;
  return { figure, ends: [...ends] };
}

it("Acknowledged writes survive a server whose heap is full, which then exits", async ({ task }) => {
  const { figure, ends } = await wearOut((child) => child.kill("SIGUSR2"));
  // It exits, so that it can be restarted, instead of running on without being able to respond.
  expect(ends).toEqual(["SIGABRT"]);
  task.meta.figure = `${figure}; each exited by itself (SIGABRT)`;
});

it.runIf(isWritable(groups))(
  "Acknowledged writes survive a server killed by the kernel's out-of-memory killer",
  async ({ task }) => {
    const group = limitedGroup(400);
    const { figure, ends } = await wearOut((child) => child.kill("SIGWINCH"), group.add);
    expect(ends).toEqual(["SIGKILL"]);
    task.meta.figure = figure;
  },
);
