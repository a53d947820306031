import { randomBytes } from "node:crypto";
import { connect, type Socket } from "node:net";
import fastify from "fastify";
import { expect, it, onTestFinished } from "vitest";
import { portOf } from "#test/peers/listen.ts";
import { compressResponses } from "./responses/compress.ts";
import { boundUnread } from "./unread-responses.ts";

const size = 8 * 2 ** 20;

/** A server with large responses that may hold three of them unread. */
async function startServer() {
  const app = fastify();
  let asked = 0;
  boundUnread(app, 3.5 * size);
  compressResponses(app);
  app.get("/", async () => {
    asked++;
    return randomBytes(size / 2).toString("hex");
  });
  await app.listen({ port: 0, host: "127.0.0.1" });
  onTestFinished(() => app.close());
  const port = portOf(app.server);

  /** Sends requests on one connection, and does not read the responses. */
  const ask = (times: number, encoding = "identity"): Socket => {
    const socket = connect(port, "127.0.0.1");
    onTestFinished(() => void socket.destroy());
    socket.on("error", () => undefined).pause();
    socket.write(`GET / HTTP/1.1\r\nHost: x\r\nAccept-Encoding: ${encoding}\r\n\r\n`.repeat(times));
    return socket;
  };
  return {
    port,
    ask,
    asked: () => asked,
    open: () => new Promise<number>((resolve) => app.server.getConnections((_, n) => resolve(n))),
  };
}

it.each(["identity", "gzip"])(
  "disconnects clients that leave more unread than the process may hold (%s)",
  async (encoding) => {
    const { port, ask, asked, open } = await startServer();
    for (let n = 0; n < 6; n++) ask(1, encoding);
    await expect.poll(asked).toBe(6);
    await expect.poll(open).toBeLessThanOrEqual(4);
    expect(await open()).toBeGreaterThanOrEqual(3);
    // Clients that read still get responses.
    expect((await (await fetch(`http://127.0.0.1:${port}/`)).text()).length).toBe(size);
  },
);

it("disconnects clients that send request after request without waiting for responses", async () => {
  const { ask, asked, open } = await startServer();
  ask(200);
  await expect.poll(asked).toBeGreaterThan(0);
  await expect.poll(open).toBe(0);
  expect(asked()).toBeLessThanOrEqual(8);
});
