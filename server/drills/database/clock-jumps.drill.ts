import { existsSync, globSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { openDatabase } from "#data/database.ts";
import { insertMember, password } from "#test/app/members.ts";
import { startProcess } from "#test/app/server-process.ts";
import { startSmtp } from "#test/peers/smtp.ts";
import { quiet } from "#test/run/quiet.ts";
import { postgresHost, systemPostgres } from "../support/postgres-host.ts";

/** Debian's libfaketime, which gives a process a fake time, controlled by a file. */
const library = globSync("/usr/lib/*/faketime/libfaketimeMT.so.1")[0] ?? "";
const possible = systemPostgres !== undefined && existsSync(library);
const hour = 3_600;

/** Gives the server and its database the same fake time, which can be set while they run. */
async function settableClock() {
  const folder = await mkdtemp(path.join(tmpdir(), "mindreel-clock-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const file = path.join(folder, "offset");
  await writeFile(file, "+0\n");
  return {
    set: (seconds: number) => writeFile(file, `${seconds < 0 ? "" : "+"}${seconds}\n`),
    env: {
      LD_PRELOAD: library,
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_NO_CACHE: "1",
      FAKETIME_DISABLE_SHM: "1",
      // Only the wall clock is ever set.
      FAKETIME_DONT_FAKE_MONOTONIC: "1",
      DONT_FAKE_MONOTONIC: "1",
    },
  };
}

it.runIf(possible)("Setting the clock an hour forward, and back again, locks nobody out", async ({ task }) => {
  const clock = await settableClock();
  const smtp = await startSmtp();
  const database = await postgresHost(clock.env);
  await database.create();
  const dataDir = await mkdtemp(path.join(tmpdir(), "mindreel-drill-"));
  const place = { dataDir, databaseUrl: database.url };
  const { child, port } = await startProcess(place, { ...clock.env, SMTP_URL: `smtp://127.0.0.1:${smtp.port}` });
  const data = openDatabase(database.url, quiet, 2);
  onTestFinished(async () => {
    child.kill("SIGKILL");
    await data.close();
    await smtp.stop();
    await rm(dataDir, { recursive: true, force: true });
  });
  const call = async (method: "GET" | "POST", route: string, body?: object, token?: string) => {
    const response = await fetch(`http://127.0.0.1:${port}${route}`, {
      method,
      headers: {
        ...(body && { "content-type": "application/json" }),
        ...(token !== undefined && { authorization: `Token ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: (await response.json()) as { token?: string } };
  };
  const now = new Date();
  const pro = await insertMember(data.db, "pro", "pro", now);
  const ending = await insertMember(data.db, "pro", "ending", now);
  await data.pool.query("update users set pro_expiry_date = now() + interval '30 minutes' where id = $1", [ending.id]);
  const catalogue = async (token: string) => (await call("GET", "/api/category/v1/video/", undefined, token)).status;
  const login = (email: string, secret = password) =>
    call("POST", "/api/accounts/v1/login/", { email, password: secret });
  const register = async (username: string) => {
    const email = `${username}@example.com`;
    const person = { username, email, password, password2: password };
    expect((await call("POST", "/api/accounts/v1/register/", person)).status).toBe(201);
    return email;
  };
  const mailed = (email: string) => smtp.mails.filter(({ to }) => to.includes(email)).length;

  const early = await register("early");
  await expect.poll(() => mailed(early)).toBe(1);
  const { token = "" } = (await login(early)).body;
  expect([await catalogue(pro.token), await catalogue(ending.token)]).toEqual([200, 200]);

  await clock.set(hour);
  expect([await catalogue(pro.token), await catalogue(ending.token)]).toEqual([200, 403]);
  expect((await call("GET", "/api/accounts/v1/current_user/", undefined, token)).status).toBe(200);
  const ahead = await register("ahead");
  await expect.poll(() => mailed(ahead)).toBe(1);
  const signedInAhead = (await login(ahead)).body.token ?? "";
  // Somebody tries passwords until they have to wait.
  let status = 0;
  for (let attempt = 0; attempt < 100 && status !== 429; attempt++) ({ status } = await login(early, "not this one"));
  expect(status).toBe(429);

  await clock.set(0);
  expect([await catalogue(pro.token), await catalogue(ending.token)]).toEqual([200, 200]);
  for (const each of [token, signedInAhead]) {
    expect((await call("GET", "/api/accounts/v1/current_user/", undefined, each)).status).toBe(200);
  }
  expect((await login(early)).status).toBe(200);
  const after = await register("after");
  await expect.poll(() => mailed(after)).toBe(1);
  status = 0;
  for (let attempt = 0; attempt < 100 && status !== 429; attempt++) ({ status } = await login(ahead, "not this one"));
  expect(status).toBe(429);
  expect([early, ahead, after].map(mailed)).toEqual([1, 1, 1]);
  task.meta.figure = `libfaketime under the server and PostgreSQL ${systemPostgres}: sessions from before and from the hour ahead stay valid, members who were pro are pro again, throttles start over and work; no email was sent twice`;
});
