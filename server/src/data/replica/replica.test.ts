import pg from "pg";
import { afterAll, expect, it, onTestFinished } from "vitest";
import { sql } from "#db/orm.ts";
import { startApp } from "#test/app/app.ts";
import { first } from "#test/app/members.ts";
import { endConnections } from "#test/database/database.ts";
import { ownDatabase } from "#test/database/own-database.ts";
import { openDatabase } from "../database.ts";
import { createReplica } from "./replica.ts";

const t = await startApp();
const { name, url } = await ownDatabase();
const other = openDatabase(url, t.app.log, 2, pg.Client);
afterAll(other.close);
// A database that claims to be a standby, with a made-up replay position. The drills use a real standby.
await other.pool.query(`
  create table following (follows boolean);
  insert into following values (true);
  create function pg_is_in_recovery() returns boolean language sql as 'select true';
  create function pg_last_wal_replay_lsn() returns pg_lsn language sql as
    $$ select case when follows then pg_current_wal_lsn() else '0/0' end from public.following $$;
  alter database ${name} set search_path = public, pg_catalog`);
const app = await startApp({ beside: t.url, config: { databaseReplicaUrl: url } });
const follow = (follows: boolean) => other.pool.query("update following set follows = $1", [follows]);
const letConnect = (allowed: boolean) => t.query(`alter database ${name} with allow_connections ${allowed}`);

const whoReads = sql<{ name: string }>`select current_database() as name`;
const primary = new URL(t.url).pathname.slice(1);

function open() {
  const replica = createReplica(t.database, url, t.app.log);
  onTestFinished(replica.close);
  replica.start();
  const reader = async () =>
    replica.read(async (db) => String((await db.execute<{ name: string }>(whoReads)).rows[0]?.name));
  return { ...replica, reader };
}

it("reads from the replica while it keeps up, and from the primary while it lags behind", async () => {
  const { reader, look, lag } = open();
  expect(await reader()).toBe(primary);
  await expect.poll(reader).toBe(name);
  await expect.poll(look).toEqual({ state: "fresh" });
  expect(lag()).toBeLessThan(1);
  await follow(false);
  await expect.poll(reader).toBe(primary);
  await expect.poll(look).toEqual({ state: "behind" });
  await expect.poll(lag).toBeGreaterThan(2);
  await follow(true);
  await expect.poll(reader).toBe(name);
  await expect.poll(lag).toBeLessThan(1);
});

it("reads from the primary while the replica is away", async () => {
  const { reader, look } = open();
  await expect.poll(reader).toBe(name);
  await letConnect(false);
  await t.query(endConnections("datname = $1"), [name]);
  expect(await reader()).toBe(primary);
  await expect.poll(look).toEqual({ state: "away", reason: expect.stringContaining("not currently accepting") });
  await letConnect(true);
  await expect.poll(reader).toBe(name);
});

it("repeats reads on the primary that fail on the replica", async () => {
  const { reader, read } = open();
  await expect.poll(reader).toBe(name);
  const readers: unknown[] = [];
  const outcome = await read(async (db) => {
    readers.push((await db.execute<{ name: string }>(whoReads)).rows[0]?.name);
    if (readers.length === 1) await db.execute(sql`do $$ begin raise exception using errcode = '40001'; end $$`);
    return "read";
  });
  expect(outcome).toBe("read");
  expect(readers).toEqual([name, primary]);
});

it("does not accept a primary as a replica", async () => {
  const replica = createReplica(t.database, t.url, t.app.log);
  expect(await replica.look()).toEqual({ state: "away", reason: "It is not a standby." });
});

it("serves searches and exports, but not members' own data", async () => {
  const { token } = first(await app.members("superuser", 1));
  await other.pool.query(
    "insert into videos (title, source, source_kind, oid) values ('Corals', 'https://v.example.com/1.mp4', 'file', '1')",
  );
  const suggested = async () =>
    (await app.ok("GET /api/search/v1/suggest/", { token, query: { q: "coral" } })).map(({ text }) => text);
  await expect.poll(suggested).toContain("Corals");
  const exported = async () => {
    const headers = { authorization: `Token ${token}` };
    return (await app.app.inject({ url: "/api/admin/v1/export/users/", headers })).payload;
  };
  // Polled, because a busy machine may let the replica fall behind for a moment.
  await expect.poll(exported).toMatch(/^\ufeffid,.*\s*$/);
  expect(await app.ok("GET /api/accounts/v1/security/", { token })).toBeDefined();
  await follow(false);
  await expect.poll(suggested).toEqual([]);
  await follow(true);
});
