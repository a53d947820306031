import { once } from "node:events";
import { expect, it } from "vitest";
import { loneServer } from "../support/lone-server.ts";
import { lostNotes, noteWriters } from "../support/note-writers.ts";

const [rounds, writes, people] = [20, 1_000, 20];

it("Acknowledged writes survive a kill of the server", async ({ task }) => {
  const server = await loneServer(people);
  const { acknowledged, begin } = noteWriters(server);
  let slowest = 0;
  for (let round = 1; round <= rounds; round++) {
    const began = performance.now();
    const { child, port } = await server.start();
    slowest = Math.max(slowest, performance.now() - began);
    // The kill comes at a random point among the last writes, while others are under way.
    const target = round * writes - Math.floor(Math.random() * people);
    const end = begin(port);
    await expect.poll(() => acknowledged.size, { interval: 1 }).toBeGreaterThanOrEqual(target);
    child.kill("SIGKILL");
    await once(child, "exit");
    await end();
    expect(await lostNotes(server, acknowledged)).toEqual([]);
  }
  task.meta.figure = `${rounds} kills, ${acknowledged.size} writes acknowledged, 0 lost; the next server responds within ${(slowest / 1000).toFixed(1)} s`;
});
