import { expect, it } from "vitest";
import { fleet } from "./support/fleet.ts";
import { lostNotes, noteWriters } from "./support/note-writers.ts";
import { startPair, systemPostgres } from "./support/postgres-pair.ts";

const [failovers, people, writes] = [6, 20, 500];

it.runIf(systemPostgres !== undefined)("A failover to a synchronous standby loses no write", async ({ task }) => {
  const { hosts, url, addressOf, follow, promote, kill } = await startPair();
  const { servers, ...library } = await fleet(url, people, { DATABASE_REPLICA_URL: addressOf(hosts[1]) });
  const { acknowledged, refused, begin, longestGap } = noteWriters(library);
  const ends = servers.map(({ port }) => begin(port));
  const acknowledges = (count: number) =>
    expect.poll(() => acknowledged.size, { interval: 5 }).toBeGreaterThanOrEqual(count);
  for (let round = 0; round < failovers; round++) {
    const [primary, standby] = round % 2 === 0 ? hosts : [hosts[1], hosts[0]];
    await acknowledges(acknowledged.size + writes);
    kill(primary);
    await promote(standby);
    await acknowledges(acknowledged.size + writes);
    await follow(primary, standby);
  }
  for (const end of ends) await end();
  expect(await lostNotes(library, acknowledged)).toEqual([]);
  expect([...refused.keys()]).toEqual(["503"]);
  expect(longestGap()).toBeLessThan(10_000);
  task.meta.figure = `PostgreSQL ${systemPostgres}, ${failovers} failovers, two servers: ${acknowledged.size} writes acknowledged, 0 lost; written to again within ${(longestGap() / 1000).toFixed(1)} s, meanwhile only 503 with Retry-After (${refused.get("503")})`;
});
