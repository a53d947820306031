import path from "node:path";
import { expect, it } from "vitest";
import { readPidFile } from "#data/engine/postmaster.ts";
import { loneServer } from "../support/lone-server.ts";
import { lostNotes, noteWriters } from "../support/note-writers.ts";
import { childrenOf } from "../support/processes.ts";

const [rounds, writes, people] = [20, 1_000, 20];

/** The processes of a running PostgreSQL: the postmaster, and those that it has started. */
function processesOf(dataDir: string): { first: number; others: number[] } {
  const first = readPidFile(path.join(dataDir, "postgres"))?.pid ?? 0;
  return { first, others: childrenOf(first) };
}

const kills: Readonly<Record<string, (dataDir: string) => void>> = {
  "Acknowledged writes survive a kill of the whole database, which restarts by itself": (dataDir) => {
    const { first, others } = processesOf(dataDir);
    for (const pid of [first, ...others]) process.kill(pid, "SIGKILL");
  },
  "Acknowledged writes survive a database process killed by the kernel's out-of-memory killer": (dataDir) => {
    const { others } = processesOf(dataDir);
    process.kill(others.at(-1) ?? 0, "SIGKILL");
  },
};

it.runIf(process.platform === "linux").for(Object.entries(kills))("%s", async ([, kill], { task }) => {
  const server = await loneServer(people);
  const { acknowledged, refused, longestGap, begin } = noteWriters(server);
  const { port } = await server.start();
  const end = begin(port);
  const acknowledges = (count: number) =>
    expect.poll(() => acknowledged.size, { interval: 1 }).toBeGreaterThanOrEqual(count);
  for (let round = 1; round <= rounds; round++) {
    await acknowledges(round * writes);
    kill(server.dataDir);
    await acknowledges(acknowledged.size + people * 2);
  }
  await end();
  expect(await lostNotes(server, acknowledged)).toEqual([]);
  // Every refusal asked the client to retry.
  expect([...refused.keys()]).toEqual(["503"]);
  expect(refused.get("503")).toBeGreaterThanOrEqual(rounds);
  expect(longestGap()).toBeLessThan(10_000);
  task.meta.figure = `${rounds} kills, ${acknowledged.size} writes acknowledged, 0 lost; writes accepted again within ${(longestGap() / 1000).toFixed(1)} s, until then only 503 with Retry-After`;
});
