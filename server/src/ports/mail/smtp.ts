import { createTransport } from "nodemailer";
import type { Mailer } from "./mail.port.ts";
import { type Sender, toMessage } from "./message.ts";

/** Milliseconds. A mail server that does not answer must not hold up the other mails for long. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000, dnsTimeout: 10_000 };
/** Connections are kept for the mails that follow, and shut before mail servers lose patience. More than one queue mails at a time. */
const kept = { pool: true, maxConnections: 20, idleTimeout: 10_000, maxRequeues: 1 } as const;

/** @param url of the mail server; its query may set other timeouts */
export function smtpMailer(url: string, from: Sender): Mailer {
  const server = new URL(url);
  for (const [name, time] of Object.entries({ ...timeouts, ...kept })) {
    if (!server.searchParams.has(name)) server.searchParams.set(name, String(time));
  }
  const transport = createTransport(server.href);
  return {
    send: async (mail) => {
      await transport.sendMail(toMessage(mail, from));
    },
  };
}
