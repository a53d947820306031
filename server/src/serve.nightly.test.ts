import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { connect } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { startApp } from "#test/app/app.ts";
import { emptyServer, startProcess } from "#test/app/server-process.ts";

const t = await startApp();

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
