import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, inject, it } from "vitest";
import { startApp } from "#test/app.ts";
import { dropDatabase, makeDatabase, withName } from "#test/database.ts";
import { password } from "#test/members.ts";
import { serve } from "./serve.ts";

const t = await startApp();

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

it("closes everything if payments cannot be opened, and says why", async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), "mindreel-serve-"));
  const { url, template } = inject("database");
  const name = `${template}_serve_${process.pid}`;
  afterAll(async () => {
    await dropDatabase(url, name);
    await rm(dataDir, { recursive: true, force: true });
  });
  await makeDatabase(url, name, template);
  await writeFile(path.join(dataDir, "rehearsal.json"), "");
  const config = { ...t.config, databaseUrl: withName(url, name), dataDir, payments: "rehearsal" } as const;
  await expect(serve(config, { webRoot: dataDir })).rejects.toThrow(/rehearsal\.json.*Remove it/);
  const connections = () => t.query("select application_name from pg_stat_activity where datname = $1", [name]);
  await expect.poll(connections, { timeout: 5_000 }).toEqual([]);
}, 60_000);
