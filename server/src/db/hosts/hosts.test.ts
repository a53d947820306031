import { afterAll, expect, it, onTestFinished } from "vitest";
import { openDatabase } from "#data/database.ts";
import { isPassing } from "#data/database-errors.ts";
import { migrationsOf } from "#db/migrate.ts";
import { startApp } from "#test/app/app.ts";
import { first } from "#test/app/members.ts";
import { startDatabaseProxy } from "#test/peers/database-proxy.ts";
import { startStandby } from "#test/peers/standby.ts";
import { hostsOf, NoWritingHost } from "./hosts.ts";

const t = await startApp();
const standby = await startStandby();
afterAll(standby.close);

/** The address of a database with several hosts. */
function listOf(...urls: string[]): string {
  const list = urls.map((url) => new URL(url).host).join();
  return t.url.replace(new URL(t.url).host, list);
}

/** Two hosts: one that accepts writes, and a standby. */
async function pair() {
  const one = await startDatabaseProxy(t.url);
  const two = await startDatabaseProxy(standby.url);
  const close = () => {
    one.close();
    two.close();
  };
  return { one, two, close, url: listOf(two.url, one.url), promote: () => two.redirectTo(t.url) };
}

const failing = await pair();
afterAll(failing.close);
const app = await startApp({ beside: failing.url });

it("finds the host that accepts writes", async () => {
  const { url, one, two, close } = await pair();
  onTestFinished(close);
  const { applied, known } = await migrationsOf(url);
  expect(applied).toBe(known);
  expect(await hostsOf(url).look()).toEqual([
    { name: new URL(two.url).host, state: "standby" },
    { name: new URL(one.url).host, state: "writing" },
  ]);
});

it("reports for each host why it accepts no writes", async () => {
  const { one, two, url, close } = await pair();
  onTestFinished(close);
  one.close();
  const failure = await migrationsOf(url).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(NoWritingHost);
  expect(String(failure)).toContain(
    `takes writes: ${new URL(two.url).host} is a standby, ${new URL(one.url).host} does not answer (ECONNREFUSED).`,
  );
  // A name may lead to a standby too.
  await expect(migrationsOf(standby.url)).rejects.toBeInstanceOf(NoWritingHost);
});

it("answers 503 with Retry-After until a standby is promoted, and then continues with that", async () => {
  const { one, promote } = failing;
  const authorization = `Token ${first(await app.members("pro", 1)).token}`;
  const read = async () => {
    const { statusCode, headers } = await app.app.inject({
      url: "/api/accounts/v1/security/",
      headers: { authorization },
    });
    return [statusCode, headers["retry-after"]];
  };
  expect(await read()).toEqual([200, undefined]);
  one.close();
  await expect.poll(read).toEqual([503, "2"]);
  promote();
  await expect.poll(read).toEqual([200, undefined]);
});

it("drops a host that no longer answers, so that its waiting queries can be retried", async () => {
  const { url, one, promote, close } = await pair();
  onTestFinished(close);
  const database = openDatabase(url, t.app.log, 2);
  onTestFinished(database.close);
  await database.pool.query("select");
  one.silence();
  promote();
  const waiting = database.pool.query("select").catch((error: unknown) => error);
  const newer = await database.pool.query("select").catch((error: unknown) => error);
  expect(isPassing(newer)).toBe(true);
  await database.pool.query("select");
  expect(isPassing(await waiting)).toBe(true);
});
