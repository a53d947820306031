import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import { type AddressInfo, connect, createServer } from "node:net";
import path from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { startApp } from "#test/app/app.ts";
import { password } from "#test/app/members.ts";
import { emptyServer, startProcess } from "#test/app/server-process.ts";
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

async function stops(child: ChildProcess): Promise<void> {
  const began = performance.now();
  child.kill("SIGTERM");
  const [status] = await once(child, "exit");
  expect(status).toBe(0);
  // Stopping takes five seconds; the rest is headroom for a busy machine.
  expect(performance.now() - began).toBeLessThan(20_000);
}

it("stops within seconds, whatever connections are open", async () => {
  const { connections, ...empty } = await emptyServer(t);
  const { child, port } = await startProcess(empty);
  const post = "POST /api/accounts/v1/login/ HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n";
  const texts = ["", post, `${post}Content-Length: 1000\r\n\r\n{`, "GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n"];
  await Promise.all(
    [...texts, ...texts].map(async (text) => {
      const socket = connect(port, "127.0.0.1").on("error", () => undefined);
      onTestFinished(() => void socket.destroy());
      await once(socket, "connect");
      socket.write(text);
      // By then, earlier data on the connections has arrived.
      if (text.startsWith("GET")) await once(socket, "data");
    }),
  );
  await stops(child);
  await expect.poll(connections).toEqual([]);
});

it("stops within seconds, even without its database", async () => {
  const { connections, cutOff, ...empty } = await emptyServer(t);
  const { child, port } = await startProcess(empty);
  await cutOff();
  const ready = async () => (await fetch(`http://127.0.0.1:${port}/readyz`)).status;
  await expect.poll(ready).toBe(503);
  await stops(child);
  await expect.poll(connections).toEqual([]);
});

it("keeps serving until a proxy has noticed the shutdown, or until a second signal", async () => {
  const { connections, cutOff: _, ...empty } = await emptyServer(t);
  const { child, port } = await startProcess(empty, { DRAIN_SECONDS: "300" });
  const ask = async (path: string) => {
    const { status, headers } = await fetch(`http://127.0.0.1:${port}${path}`);
    return [status, headers.get("connection")];
  };
  expect(await ask("/readyz")).toEqual([200, "keep-alive"]);
  child.kill("SIGTERM");
  await expect.poll(() => ask("/readyz")).toEqual([503, "close"]);
  expect(await ask("/healthz")).toEqual([200, "close"]);
  expect(await ask("/api/accounts/v1/security/")).toEqual([401, "close"]);
  await stops(child);
  await expect.poll(connections).toEqual([]);
});
