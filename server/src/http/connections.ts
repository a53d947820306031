import { readFileSync } from "node:fs";
import { type IncomingMessage, type ServerResponse, STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { errorTable } from "@mindreel/contract/wire/errors";
import type { ConnectionError, FastifyInstance } from "fastify";
import { networkOf } from "#security/throttle.ts";
import { apiHeaders } from "./responses/error-handler.ts";

/** Milliseconds within which a whole request must arrive: the largest upload then needs 500 kbit/s. */
const requestTimeout = 120_000;
/**
 * Milliseconds without a byte in either direction, during a request or response, after which we close the connection.
 */
const silence = 120_000;
/** Milliseconds that a stopping server waits for open connections. */
const closingGrace = 5_000;

/** The most connections, even if there are more descriptors. */
const mostConnections = 10_000;
/** Descriptors reserved for the database, its log, modules and child processes. */
const ownDescriptors = 200;
/** A connection's socket, and a file that is being sent over it. */
const descriptorsEach = 2;
/** The lowest common limit, assumed if the limit is unknown. */
const usualLimit = 1_024;

/** Fastify options that limit the cost of a connection. */
export const connectionOptions = {
  requestTimeout,
  connectionTimeout: silence,
  // How often Node checks for requests that are late.
  http: { connectionsCheckingInterval: 1_000 },
  // Requests on open connections are still handled while the server closes.
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

/** The number of connections that leaves enough descriptors for everything else. */
export const connectionsFor = (descriptors: number): number =>
  Math.max(50, Math.min(mostConnections, Math.floor((descriptors - ownDescriptors) / descriptorsEach)));

/**
 * Limits the number of connections. One network may hold half of them, so that a single person cannot lock everybody
 * out. A closing server closes connections that are still open after five seconds.
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
  server.on("request", (request: IncomingMessage, response: ServerResponse) => responses.set(request.socket, response));
  app.addHook("preClose", async () => {
    setTimeout(() => server.closeAllConnections(), closingGrace).unref();
  });
}

/** The latest response on each connection. */
const responses = new WeakMap<Socket, ServerResponse>();

/** Whether a response was sent before the whole request had arrived, as for an upload without permission. */
function isAnswered(socket: Socket): boolean {
  const response = responses.get(socket);
  return response?.headersSent === true && !response.req.complete;
}

/** Responds to a request that Node could not parse, or that did not arrive in time, and closes the connection. */
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
