import { expect, it } from "vitest";
import { fleet } from "../support/fleet.ts";
import { lostNotes, noteWriters } from "../support/note-writers.ts";
import { type Host, postgresHost, systemPostgres } from "../support/postgres-host.ts";

const [failovers, people, writes] = [6, 20, 500];

interface Ending {
  readonly begin: (primary: Host) => void;
  /** Completes the failure, so that a second primary never comes back. */
  readonly complete: (primary: Host) => void;
}

const endings: Readonly<Record<string, Ending>> = {
  "A failover to a synchronous standby loses no write": {
    begin: (primary) => primary.kill(),
    complete: () => undefined,
  },
  "A failover from a primary that hangs loses no write": {
    begin: (primary) => primary.freeze(),
    complete: (primary) => primary.kill(),
  },
};

it.runIf(systemPostgres !== undefined).for(Object.entries(endings))("%s", async ([, ending], { task }) => {
  const [one, two] = [await postgresHost(), await postgresHost()];
  await one.create();
  await two.follow(one);
  await one.waitForStandby();
  const url = one.url.replace(`:${one.port}`, `:${one.port},127.0.0.1:${two.port}`);
  const { servers, ...library } = await fleet(url, people, { DATABASE_REPLICA_URL: two.url });
  const { acknowledged, refused, begin, longestGap } = noteWriters(library);
  const ends = servers.map(({ port }) => begin(port));
  const acknowledges = (count: number) =>
    expect.poll(() => acknowledged.size, { interval: 5 }).toBeGreaterThanOrEqual(count);
  for (let round = 0; round < failovers; round++) {
    const [primary, standby] = round % 2 === 0 ? [one, two] : [two, one];
    await acknowledges(acknowledged.size + writes);
    ending.begin(primary);
    await standby.promote();
    await acknowledges(acknowledged.size + writes);
    ending.complete(primary);
    await primary.follow(standby);
    await standby.waitForStandby();
  }
  for (const stop of ends) await stop();
  expect(await lostNotes(library, acknowledged)).toEqual([]);
  expect([...refused.keys()]).toEqual(["503"]);
  expect(longestGap()).toBeLessThan(10_000);
  task.meta.figure = `PostgreSQL ${systemPostgres}, ${failovers} failovers, two servers: ${acknowledged.size} writes acknowledged, 0 lost; writes accepted again within ${(longestGap() / 1000).toFixed(1)} s, until then only 503 with Retry-After (${refused.get("503")})`;
});
