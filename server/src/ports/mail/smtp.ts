import type { Readable } from "node:stream";
import { createTransport } from "nodemailer";
import { type BulkMailer, type HandOver, handOversAtOnce } from "./mail.port.ts";
import { type Sender, toMessage } from "./message.ts";

/** Milliseconds. A mail server that does not answer must not hold up the other mails for long. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000, dnsTimeout: 10_000 };
/** Connections are reused, and closed before mail servers time out. Several queues send mails at the same time. */
const kept = { pool: true, maxConnections: 20, idleTimeout: 10_000, maxRequeues: 1 } as const;

function transportTo(url: string, settings: Readonly<Record<string, string | number | boolean>>) {
  const server = new URL(url);
  for (const [name, value] of Object.entries({ ...timeouts, ...kept, ...settings })) {
    if (!server.searchParams.has(name)) server.searchParams.set(name, String(value));
  }
  return createTransport(server.href);
}

/**
 * Hands each mail over once. The pool moves a mail to another connection only if none of it was sent (`maxRequeues`),
 * that is, if its stream was not read.
 */
function handingOver(url: string, from: Sender): BulkMailer["handOver"] {
  const transport = transportTo(url, { maxConnections: handOversAtOnce });
  const streams = new Map<string, Readable>();
  transport.use("stream", ({ data, message }, done) => {
    const create = message.createReadStream.bind(message);
    message.createReadStream = (options) => {
      const stream = create(options);
      streams.set(String(data.messageId), stream);
      return stream;
    };
    done();
  });
  return async (mail) => {
    const message = toMessage(mail, from);
    try {
      const { response } = await transport.sendMail(message);
      return { outcome: "accepted", answer: response.slice(0, 500) };
    } catch (error) {
      return handOverOf(error, streams.get(String(message.messageId))?.readableDidRead ?? false);
    } finally {
      streams.delete(String(message.messageId));
    }
  };
}

/** @param url of the mail server; its query may set other timeouts */
export function smtpMailer(url: string, from: Sender): BulkMailer {
  const transport = transportTo(url, {});
  return {
    send: async (mail) => {
      await transport.sendMail(toMessage(mail, from));
    },
    handOver: handingOver(url, from),
  };
}

/** How nodemailer describes a failure. */
interface Failure {
  readonly message: string;
  /** The command that failed; `CONN` if the connection did. */
  readonly command?: unknown;
  /** The status that the server answered with. */
  readonly responseCode?: unknown;
}

const isFailure = (error: unknown): error is Failure => error instanceof Error;

/**
 * @param begun whether any of the mail had been sent to the server
 */
export function handOverOf(error: unknown, begun: boolean): HandOver {
  const { message, command, responseCode } = isFailure(error) ? error : { message: String(error) };
  const answer = message.slice(0, 500);
  if (begun && command !== "DATA") return { outcome: "unsure", answer };
  const aboutThisMail = command === "RCPT TO" || command === "DATA";
  if (!aboutThisMail || typeof responseCode !== "number" || responseCode === 421) return { outcome: "trouble", answer };
  return { outcome: responseCode >= 500 ? "refused" : "deferred", answer };
}
