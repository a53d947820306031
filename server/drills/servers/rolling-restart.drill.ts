import { afterAll, expect, inject, it } from "vitest";
import { openDatabase } from "#data/database.ts";
import { emptyServer } from "#test/app/server-process.ts";
import { quiet } from "#test/run/quiet.ts";
import { fleet, stopInOrder } from "../support/fleet.ts";
import { lostNotes, noteWriters } from "../support/note-writers.ts";
import { startProxy } from "../support/proxy.ts";

const [rounds, people] = [3, 20];

const admin = openDatabase(inject("database").url, quiet, 1);
afterAll(admin.close);
const query = async <Row extends Record<string, unknown>>(text: string, values: unknown[] = []) =>
  (await admin.pool.query<Row>(text, values)).rows;
const { databaseUrl } = await emptyServer({ query });
const { servers, start, ...library } = await fleet(databaseUrl, people, { DRAIN_SECONDS: "3" });
const proxy = await startProxy();

it("A rolling restart of two servers under load loses no request", async ({ task }) => {
  const takeIn = async (port: number) => {
    proxy.add(port);
    await expect.poll(() => proxy.sendsTo(port)).toBe(true);
  };
  for (const { port } of servers) await takeIn(port);

  const { acknowledged, refused, begin, longestGap } = noteWriters(library);
  const end = begin(proxy.port);
  for (let round = 0; round < rounds; round++) {
    for (const [place, server] of [...servers].entries()) {
      const before = acknowledged.size;
      await expect.poll(() => acknowledged.size).toBeGreaterThan(before + 100);
      await stopInOrder(server);
      proxy.remove(server.port);
      servers[place] = await start();
      await takeIn(servers[place].port);
    }
  }
  await end();
  expect([...refused]).toEqual([]);
  expect(await lostNotes(library, acknowledged)).toEqual([]);
  task.meta.figure = `${2 * rounds} restarts under ${people} callers, ${acknowledged.size} writes, 0 refused and 0 lost; at most ${(longestGap() / 1000).toFixed(1)} s between two writes`;
});
