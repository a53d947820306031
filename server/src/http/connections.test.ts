import { connect, type Socket } from "node:net";
import { errorFault } from "@mindreel/contract/testing/responses";
import fastify from "fastify";
import { afterAll, expect, it, onTestFinished } from "vitest";
import { startApp } from "#test/app/app.ts";
import { portOf } from "#test/peers/listen.ts";
import { boundConnections, connectionsFor } from "./connections.ts";

const t = await startApp();
await t.app.listen({ port: 0, host: "127.0.0.1" });
const port = portOf(t.app.server);

const sockets: Socket[] = [];
afterAll(() => {
  for (const socket of sockets) socket.destroy();
});

/** Opens a connection. @returns what the server sent until it closed the connection */
function open(to: number, text: string, localAddress = "127.0.0.1") {
  const socket = connect({ port: to, host: "127.0.0.1", localAddress });
  sockets.push(socket);
  let response = "";
  socket.setEncoding("utf8").on("data", (part: string) => {
    response += part;
  });
  socket.on("error", () => undefined);
  socket.write(text);
  return {
    said: () => response,
    closed: new Promise<string>((resolve) => socket.once("close", () => resolve(response))),
  };
}

const login = "POST /api/accounts/v1/login/ HTTP/1.1\r\nHost: x\r\n";

it.each([
  ["the body", `${login}Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{`],
  ["the headers", login],
  ["everything", ""],
])("gives up on a request when %s does not arrive in time", async (_, text) => {
  const { server } = t.app;
  expect(server.requestTimeout).toBeGreaterThan(0);
  expect(server.requestTimeout).toBeLessThanOrEqual(120_000);
  expect(server.timeout).toBeGreaterThan(0);
  Object.assign(server, { headersTimeout: 50, requestTimeout: 100 });
  const response = await open(port, text).closed;
  expect(response).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
  expect(errorFault(408, JSON.parse(response.slice(response.indexOf("\r\n\r\n"))))).toBeUndefined();
});

it("responds once to a request that is refused before its body arrives", async () => {
  const response = await open(port, `${login}Content-Length: 100\r\n\r\n{`).closed;
  expect(response.match(/HTTP\/1\.1 \d+/g)).toEqual(["HTTP/1.1 415"]);
});

it("opens only as many connections as leave descriptors for everything else", () => {
  expect([0, 256, 1_024, 4_096, 20_000, Number.POSITIVE_INFINITY].map(connectionsFor)).toEqual([
    ...[50, 50, 412, 1_948, 9_900, 10_000],
  ]);
  expect(t.app.server.maxConnections).toBeLessThanOrEqual(10_000);
});

it.runIf(process.platform === "linux")("limits one network to half of the connections", async () => {
  const app = fastify();
  onTestFinished(() => app.close());
  boundConnections(app, 6);
  app.get("/", async () => "here");
  await app.listen({ port: 0, host: "127.0.0.1" });
  const bounded = portOf(app.server);
  const ask = "GET / HTTP/1.1\r\nHost: x\r\n\r\n";
  const three = [1, 2, 3].map(() => open(bounded, ask));
  for (const each of three) await expect.poll(each.said).toContain("here");
  expect(await open(bounded, ask).closed).toBe("");
  await expect.poll(open(bounded, ask, "127.0.0.2").said).toContain("here");
});
