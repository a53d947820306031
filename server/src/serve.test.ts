import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { afterAll, expect, inject, it } from "vitest";
import { startApp } from "#test/app.ts";
import { dropDatabase, makeDatabase, withName } from "#test/database.ts";
import { password } from "#test/members.ts";
import { webRoot } from "#test/web.ts";
import { serve } from "./serve.ts";

const t = await startApp();
let servers = 0;

it("logs a failed query without its values, which are members' data and hashes", async () => {
  await t.query("alter table users add constraint unlucky check (username <> 'unlucky')");
  const payload = { username: "unlucky", email: "unlucky@example.com", password, password2: password };
  const { statusCode } = await t.app.inject({ method: "POST", url: "/api/accounts/v1/register/", payload });
  expect(statusCode).toBe(500);
  const log = t.log.join("");
  expect(log).toMatch(/insert into \\"users\\".*unlucky/);
  expect(log).toMatch(/members\.repository\.ts/);
  for (const secret of ["argon2", "unlucky@example.com"]) expect(log).not.toContain(secret);
});

/** An empty folder and a database of its own. */
async function emptyServer() {
  const dataDir = await mkdtemp(path.join(tmpdir(), "mindreel-serve-"));
  const { url, template } = inject("database");
  const name = `${template}_serve_${process.pid}_${++servers}`;
  afterAll(async () => {
    await dropDatabase(url, name);
    await rm(dataDir, { recursive: true, force: true });
  });
  await makeDatabase(url, name, template);
  const connections = () => t.query("select application_name from pg_stat_activity where datname = $1", [name]);
  /** As if the database went away: it ends all connections and takes no new ones. */
  const cutOff = async () => {
    await t.query(`alter database ${name} with allow_connections false`);
    await t.query("select pg_terminate_backend(pid) from pg_stat_activity where datname = $1", [name]);
  };
  return { dataDir, databaseUrl: withName(url, name), connections, cutOff };
}

it("closes everything if payments cannot be opened, and says why", async () => {
  const { connections, dataDir, databaseUrl } = await emptyServer();
  await writeFile(path.join(dataDir, "rehearsal.json"), "");
  const config = { ...t.config, dataDir, databaseUrl, payments: "rehearsal" } as const;
  await expect(serve(config, { webRoot: dataDir })).rejects.toThrow(/rehearsal\.json.*Remove it/);
  await expect.poll(connections, { timeout: 5_000 }).toEqual([]);
}, 60_000);

/** Starts the server as a process. @returns it and its port, once it listens */
async function start() {
  const { dataDir, databaseUrl, ...database } = await emptyServer();
  const { PATH } = process.env;
  const env = { PATH, DATABASE_URL: databaseUrl, DATA_DIR: dataDir, PORT: "0" };
  const script = fileURLToPath(import.meta.resolve("./serve.child.ts"));
  const child = spawn(process.execPath, [script, webRoot()], { env, stdio: ["ignore", "pipe", "inherit"] });
  afterAll(() => void child.kill("SIGKILL"));
  for await (const line of createInterface({ input: child.stdout })) {
    const port = /listening at http:\/\/127\.0\.0\.1:(\d+)/.exec(line)?.[1];
    if (port === undefined) continue;
    child.stdout.resume();
    return { child, port: Number(port), ...database };
  }
  throw new Error("the server did not start");
}

async function stops(child: ChildProcess): Promise<void> {
  const began = performance.now();
  child.kill("SIGTERM");
  const [status] = await once(child, "exit");
  expect(status).toBe(0);
  // It waits for five seconds; three are left for the rest.
  expect(performance.now() - began).toBeLessThan(8_000);
}

it("stops within seconds, whatever connections are open", async () => {
  const { child, port, connections } = await start();
  const post = "POST /api/accounts/v1/login/ HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n";
  const texts = ["", post, `${post}Content-Length: 1000\r\n\r\n{`, "GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n"];
  const sockets = await Promise.all(
    [...texts, ...texts].map(async (text) => {
      const socket = connect(port, "127.0.0.1").on("error", () => undefined);
      await once(socket, "connect");
      socket.write(text);
      return socket;
    }),
  );
  afterAll(() => sockets.forEach((socket) => void socket.destroy()));
  await sleep(200);
  await stops(child);
  expect(await connections()).toEqual([]);
}, 60_000);

it("stops within seconds, even without its database", async () => {
  const { child, port, connections, cutOff } = await start();
  await cutOff();
  const ready = async () => (await fetch(`http://127.0.0.1:${port}/readyz`)).status;
  await expect.poll(ready, { timeout: 10_000 }).toBe(503);
  await stops(child);
  expect(await connections()).toEqual([]);
}, 60_000);
