import type { ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { FastifyInstance, FastifyRequest } from "fastify";

/** Concurrent requests per connection. Browsers and proxies wait for each response; HTTP allows others not to. */
const mostAtOnce = 8;
/** The most bytes of unread responses that this process holds for all clients together. */
const mostUnread = 64 * 2 ** 20;
/** Milliseconds between checks of that amount. */
const lookEvery = 200;

interface Unfinished {
  readonly response: ServerResponse;
  /** The length of a response serialized as text for one client. While it is being compressed, no socket holds it. */
  textLength: number;
}

/**
 * Limits the cost of clients that send requests but do not read the responses: a few hundred could exhaust the memory
 * of the process. The connections with the most unread bytes are closed first. Streams, such as files, wait at their
 * source and count little.
 */
export function boundUnread(app: FastifyInstance, most = mostUnread): void {
  // By connection: a map with an entry per response would allocate a new table every few requests.
  const connections = new Map<Socket, Unfinished[]>();

  app.server.on("connection", (socket: Socket) => {
    connections.set(socket, []);
    socket.once("close", () => connections.delete(socket));
  });
  // Runs before Fastify's own listener, and only for requests from a connection: tests inject requests.
  app.server.prependListener("request", ({ socket }, response) => {
    const unfinished = connections.get(socket);
    if (unfinished === undefined) return;
    const entry = { response, textLength: 0 };
    unfinished.push(entry);
    response.once("close", () => unfinished.splice(unfinished.indexOf(entry), 1));
  });
  app.addHook("onRequest", (request: FastifyRequest, reply, done) => {
    const { socket } = request.raw;
    if ((connections.get(socket)?.length ?? 0) <= mostAtOnce) return done();
    // Node has already read the pipelined requests behind it, so each of them gets here.
    reply.hijack();
    socket.destroy();
  });

  app.addHook("onSend", ({ raw: { socket } }, reply, payload, done) => {
    if (typeof payload === "string") {
      const entry = connections.get(socket)?.find(({ response }) => response === reply.raw);
      if (entry !== undefined) entry.textLength = payload.length;
    }
    done();
  });

  const look = () => {
    const held = [...connections].flatMap(([socket, unfinished]) =>
      unfinished.map(({ response, textLength }) => ({ socket, bytes: Math.max(response.writableLength, textLength) })),
    );
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
