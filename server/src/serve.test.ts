import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import { type AddressInfo, createServer } from "node:net";
import path from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { startApp } from "#test/app/app.ts";
import { password } from "#test/app/members.ts";
import { emptyServer } from "#test/app/server-process.ts";
import { webRoot } from "#test/app/web.ts";
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

it("closes everything if payments cannot be opened, and reports why", async () => {
  const { connections, dataDir, databaseUrl } = await emptyServer(t);
  await writeFile(path.join(dataDir, "rehearsal.json"), "");
  const config = { ...t.config, dataDir, databaseUrl, payments: "rehearsal" } as const;
  await expect(serve(config, { webRoot: dataDir })).rejects.toThrow(/rehearsal\.json.*Remove it/);
  await expect.poll(connections).toEqual([]);
});

it("says which setting to change if its port is in use", async () => {
  const { connections, dataDir, databaseUrl } = await emptyServer(t);
  const other = createServer().listen(0, "127.0.0.1");
  onTestFinished(() => void other.close());
  await once(other, "listening");
  const { port } = other.address() as AddressInfo;
  const start = serve({ ...t.config, dataDir, databaseUrl, host: "127.0.0.1", port }, { webRoot: webRoot() });
  await expect(start).rejects.toThrow(`Port ${port} is in use. Stop the other program, or set PORT to another port.`);
  await expect.poll(connections).toEqual([]);
});
