import type { ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { FastifyInstance, FastifyRequest } from "fastify";

/** Concurrent requests per connection. Browsers and proxies wait for each response; HTTP allows others not to. */
const mostAtOnce = 8;
/** The most bytes of unread responses that this process holds for all clients together. */
const mostUnread = 64 * 2 ** 20;
/** Milliseconds between checks of that amount. */
const lookEvery = 200;

/**
 * Limits the cost of clients that send requests but do not read the responses: a few hundred could exhaust the memory
 * of the process. The connections with the most unread bytes are closed first. Streams, such as files, wait at their
 * source and count little.
 */
export function boundUnread(app: FastifyInstance, most = mostUnread): void {
  const unfinished = new Map<ServerResponse, Socket>();
  const underWay = new Map<Socket, number>();
  /** The lengths of responses serialized as text for one client. While one is being compressed, no socket holds it. */
  const lengths = new WeakMap<ServerResponse, number>();

  // Runs before Fastify's own listener, and only for requests from a connection: tests inject requests.
  app.server.prependListener("request", ({ socket }, answer) => {
    unfinished.set(answer, socket);
    underWay.set(socket, (underWay.get(socket) ?? 0) + 1);
    answer.once("close", () => {
      unfinished.delete(answer);
      const left = (underWay.get(socket) ?? 1) - 1;
      if (left === 0) underWay.delete(socket);
      else underWay.set(socket, left);
    });
  });
  app.addHook("onRequest", (request: FastifyRequest, reply, done) => {
    const { socket } = request.raw;
    if ((underWay.get(socket) ?? 0) <= mostAtOnce) return done();
    // Node has already read the pipelined requests behind it, so each of them gets here.
    reply.hijack();
    socket.destroy();
  });

  app.addHook("onSend", (_request, reply, payload, done) => {
    if (typeof payload === "string") lengths.set(reply.raw, payload.length);
    done();
  });

  const look = () => {
    const held = [...unfinished].map(([answer, socket]) => ({
      socket,
      bytes: Math.max(answer.writableLength, lengths.get(answer) ?? 0),
    }));
    let sum = held.reduce((total, { bytes }) => total + bytes, 0);
    if (sum <= most) return;
    for (const { socket, bytes } of held.toSorted((one, other) => other.bytes - one.bytes)) {
      if (sum <= most) return;
      socket.destroy();
      sum -= bytes;
    }
  };
  const looking = setInterval(look, lookEvery).unref();
  app.addHook("onClose", async () => clearInterval(looking));
}
