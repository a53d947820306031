import { setTimeout as sleep } from "node:timers/promises";
import { inspect } from "node:util";
import pg from "pg";
import { expect, it, onTestFinished } from "vitest";
import { sql } from "#db/orm.ts";
import { createLog } from "#serve.ts";
import { startApp } from "#test/app/app.ts";
import { first } from "#test/app/members.ts";
import { endConnections } from "#test/database/database.ts";
import { openDatabase } from "./database.ts";
import { isPassing } from "./database-errors.ts";
import { alone, inTransaction } from "./transaction.ts";

const t = await startApp();
const { db, pool } = t.database;

/** A connection outside the pool. */
async function connect(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: t.url });
  await client.connect();
  return client;
}

it("recovers after its connections were killed thirty times under load", { timeout: 90_000 }, async () => {
  const { token } = first(await t.members("pro", 1));
  const read = () => t.app.inject({ url: "/api/category/v1/video/", headers: { authorization: `Token ${token}` } });
  const write = () =>
    t.app.inject({ method: "POST", url: "/dj-rest-auth/password/reset/", payload: { email: "nobody@example.com" } });
  const seen = new Set<number>();
  let killing = true;
  const loads = Array.from({ length: 20 }, async (_, n) => {
    while (killing) {
      seen.add((await (n % 2 === 0 ? read() : write())).statusCode);
      await inTransaction(db, async (tx) => {
        await tx.execute(sql`select 1`);
        await tx.execute(sql`select pg_sleep(0.005)`);
      }).catch(() => undefined);
    }
  });
  const killer = await connect();
  const others = "datname = current_database() and pid <> pg_backend_pid()";
  try {
    for (let kill = 0; kill < 30; kill++) {
      await killer.query(endConnections(others));
      await sleep(20);
    }
    await killer.query(endConnections(others, 20_000));
  } finally {
    killing = false;
    await Promise.all(loads);
    await killer.end();
  }

  // Refused calls get a 503 and may be retried; none is an internal error.
  expect([...seen].filter((status) => ![200, 503].includes(status))).toEqual([]);
  // First waits until the jobs of those writes are done.
  await expect
    .poll(() => ({ waiting: pool.waitingCount, held: pool.totalCount - pool.idleCount }))
    .toEqual({ waiting: 0, held: 0 });
  const clients = await Promise.all(Array.from({ length: 10 }, () => pool.connect()));
  const pids = await Promise.all(clients.map((client) => client.query("select pg_backend_pid() as pid")));
  for (const client of clients) client.release();
  expect(new Set(pids.map(({ rows }) => rows[0].pid)).size).toBe(10);
  expect([(await read()).statusCode, (await write()).statusCode]).toEqual([200, 200]);
});

it("gives a transaction no second connection, whichever way it is requested", async () => {
  const ask: (() => Promise<unknown>)[] = [
    () => db.execute(sql`select 1`),
    () => pool.query("select 1"),
    () => pool.connect(),
    () => inTransaction(db, async () => undefined),
  ];
  for (const each of ask) {
    const error = await inTransaction(db, each).catch((thrown: unknown) => thrown);
    expect(inspect(error)).toContain("a transaction asks for a second connection");
  }
  await expect(inTransaction(db, (tx) => inTransaction(tx, async () => undefined))).rejects.toThrow();
  expect(await inTransaction(db, async (tx) => (await tx.execute(sql`select 1 as one`)).rows)).toEqual([{ one: 1 }]);
});

it("discards a connection whose server became read-only, and answers that the call may be retried", async () => {
  const own = openDatabase(t.url, t.app.log, 1);
  onTestFinished(own.close);
  const pid = async () => (await own.pool.query("select pg_backend_pid() as pid")).rows[0]?.pid;
  const before = await pid();
  const error = await inTransaction(own.db, async (tx) => {
    await tx.execute(sql`set transaction read only`);
    await tx.execute(sql`update library set video_count = 0`);
  }).catch((thrown: unknown) => thrown);
  expect(isPassing(error)).toBe(true);
  expect(await pid()).not.toBe(before);
});

it("leaves the whole pool to work that runs on one server at a time", async () => {
  const small = openDatabase(t.url, t.app.log, 1);
  onTestFinished(small.close);
  const lock = 42;
  const outcome = await alone(small.db, lock, async () => {
    expect(await alone(small.db, lock, async () => "two")).toBeUndefined();
    return inTransaction(small.db, async (tx) => (await tx.execute(sql`select 1 as one`)).rows);
  });
  expect(outcome).toEqual([{ one: 1 }]);
  expect(await alone(small.db, lock, async () => "again")).toBe("again");
});

it("closes within seconds, even while a connection is in use", async () => {
  const name = "busy";
  const busy = openDatabase(`${t.url}&application_name=${name}`, t.app.log, 2);
  const states = async () =>
    (await t.query("select state from pg_stat_activity where application_name = $1 order by 1", [name])).map(
      ({ state }) => state,
    );
  const sleeping = busy.pool.query("select pg_sleep(600)").catch((error: unknown) => error);
  await busy.pool.connect();
  await expect.poll(states).toEqual(["active", "idle"]);
  await busy.close();
  expect(await sleeping).toBeInstanceOf(Error);
  // PostgreSQL notices only when a query ends that its client is gone.
  await expect.poll(states).toEqual(["active"]);
  await t.query(endConnections("application_name = $1"), [name]);
});

it("logs failed queries without their values, even as causes of other errors", async () => {
  const failed = await t.database.db
    .execute(sql`select * from nowhere where secret = ${"a secret"}`)
    .catch((error: unknown) => error);
  const caused = new Error("The reason is another one", { cause: new TypeError("Of another one", { cause: failed }) });
  const gathered = new AggregateError([caused, failed, "no error"], "Several", { cause: failed });
  for (const err of [failed, caused, gathered, new Error("Around", { cause: gathered })]) {
    const lines: string[] = [];
    createLog("info", { write: (text: string) => void lines.push(text) }).warn({ err }, "it failed");
    const line = lines.join("");
    expect(line).toContain("Failed query: select * from nowhere");
    expect(line).toContain('relation \\"nowhere\\" does not exist');
    expect(line).toContain("database.test.ts");
    expect(line).not.toMatch(/a secret|params/);
  }
  expect(caused.cause).toMatchObject({ cause: { params: ["a secret"] } });
});
