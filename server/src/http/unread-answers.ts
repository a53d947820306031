import type { ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { FastifyInstance, FastifyRequest } from "fastify";

/** Requests of one connection that are under way at once. Browsers and proxies wait for each answer; HTTP lets others not. */
const mostAtOnce = 8;
/** Bytes of answers that clients have not taken yet, which this process holds for all of them together. */
const mostUnread = 64 * 2 ** 20;
/** Milliseconds between two looks at how much that is. */
const lookEvery = 200;

/**
 * Bounds what clients cost who ask and do not read, of which a few hundred could use up the memory of the process. Whoever
 * has the most unread is hung up on first; what is streamed, such as a file, waits where it comes from and counts little.
 */
export function boundUnread(app: FastifyInstance, most = mostUnread): void {
  const unfinished = new Map<ServerResponse, Socket>();
  const underWay = new Map<Socket, number>();
  /** How long answers are that were written as text for one client. While it is compressed, no socket holds it. */
  const lengths = new WeakMap<ServerResponse, number>();

  // Before Fastify's own listener, for requests that came by a connection: tests inject others.
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
    // Node has read the requests behind it already, so each of them comes here.
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
