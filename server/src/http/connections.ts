import { readFileSync } from "node:fs";
import { type IncomingMessage, type ServerResponse, STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { errorTable } from "@mindreel/contract/wire/errors";
import type { ConnectionError, FastifyInstance } from "fastify";
import { networkOf } from "#security/throttle.ts";
import { apiHeaders } from "./answers/error-handler.ts";

/** Milliseconds in which a request must have arrived as a whole: the largest upload takes 500 kbit/s. */
const requestTimeout = 120_000;
/** Milliseconds without a byte in either direction, in the middle of a request or an answer, after which we hang up. */
const silence = 120_000;
/** Milliseconds that a stopping server waits for open connections. */
const closingGrace = 5_000;

/** The most connections, however many descriptors there are. */
const mostConnections = 10_000;
/** Descriptors for the database, its log, modules and children. */
const ownDescriptors = 200;
/** A connection's socket, and the file that it is being sent. */
const descriptorsEach = 2;
/** Where the limit is not known, the least that is usual. */
const usualLimit = 1_024;

/** Options of Fastify that bound what a connection may cost. */
export const connectionOptions = {
  requestTimeout,
  connectionTimeout: silence,
  // How often Node looks for requests that are late.
  http: { connectionsCheckingInterval: 1_000 },
  // Requests on open connections are still answered while the server closes.
  return503OnClosing: false,
  clientErrorHandler: answerUnreadable,
} as const;

/** The most files and sockets that this process may have open. */
function descriptorLimit(): number {
  try {
    const limit = /^Max open files\s+(\d+|unlimited)/m.exec(readFileSync("/proc/self/limits", "utf8"))?.[1];
    return limit === "unlimited" ? Number.POSITIVE_INFINITY : Number(limit ?? usualLimit);
  } catch {
    return usualLimit;
  }
}

/** How many connections leave enough descriptors for everything else. */
export const connectionsFor = (descriptors: number): number =>
  Math.max(50, Math.min(mostConnections, Math.floor((descriptors - ownDescriptors) / descriptorsEach)));

/**
 * Bounds the number of connections, of which one network may hold half, so that one person alone cannot lock everybody
 * out. A closing server ends what is still open after five seconds.
 */
export function boundConnections(app: FastifyInstance, most = connectionsFor(descriptorLimit())): void {
  const { server } = app;
  server.maxConnections = most;
  const open = new Map<string, number>();
  server.on("connection", (socket: Socket) => {
    const network = networkOf(socket.remoteAddress ?? "");
    const count = (open.get(network) ?? 0) + 1;
    if (count > most / 2) return void socket.destroy();
    open.set(network, count);
    socket.once("close", () => {
      const left = (open.get(network) ?? 1) - 1;
      if (left === 0) open.delete(network);
      else open.set(network, left);
    });
  });
  server.on("request", (request: IncomingMessage, answer: ServerResponse) => answers.set(request.socket, answer));
  app.addHook("preClose", async () => {
    setTimeout(() => server.closeAllConnections(), closingGrace).unref();
  });
}

/** The newest answer of each connection. */
const answers = new WeakMap<Socket, ServerResponse>();

/** Whether a request was answered before it arrived as a whole, such as an upload without permission. */
function isAnswered(socket: Socket): boolean {
  const answer = answers.get(socket);
  return answer?.headersSent === true && !answer.req.complete;
}

/** Answers a request that Node could not read, or that did not arrive in time, and hangs up. */
function answerUnreadable(error: ConnectionError, socket: Socket): void {
  if (error.code === "ECONNRESET" || socket.destroyed) return;
  const code =
    error.code === "ERR_HTTP_REQUEST_TIMEOUT"
      ? "request_timeout"
      : error.code === "HPE_HEADER_OVERFLOW"
        ? "headers_too_large"
        : "malformed_request";
  const { status, message } = errorTable[code];
  const body = JSON.stringify({ message, code });
  const headers = {
    ...apiHeaders,
    "Content-Type": "application/json; charset=utf-8",
    "Content-Length": String(Buffer.byteLength(body)),
    Connection: "close",
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  if (socket.writable && !isAnswered(socket))
    socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join("")}\r\n${body}`);
  socket.destroySoon();
}
