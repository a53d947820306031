import { randomUUID } from "node:crypto";
import { mkdir, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import { createTransport } from "nodemailer";
import type { Config } from "#config.ts";
import type { Log } from "#observability/log.ts";

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** What mail programs post to when their user wants no more such mails (RFC 8058). */
  readonly unsubscribe?: string;
}

/** Hands a mail over; call it from a job, never while somebody waits. */
export interface Mailer {
  /** @throws when the mail could not be handed over; then it was not sent */
  readonly send: (mail: Mail) => Promise<void>;
}

type MailConfig = Pick<Config, "smtpUrl" | "mailFrom" | "appName" | "dataDir">;

/** The mail server of the settings; without one, the outbox. */
export function createMailer(config: MailConfig, log: Log): Mailer {
  const from = /[<]/.test(config.mailFrom) ? config.mailFrom : { name: config.appName, address: config.mailFrom };
  return config.smtpUrl === undefined
    ? outboxMailer(path.join(config.dataDir, "outbox"), from, log)
    : smtpMailer(config.smtpUrl, from);
}

type Sender = string | { name: string; address: string };
/** A mail server that does not answer must not hold up the other mails for long. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000, dnsTimeout: 10_000 };
/** The mail as nodemailer takes it. */
function compose({ to, unsubscribe, ...mail }: Mail, from: Sender) {
  const headers = {
    // Answers of holidays and other machines are of no use to anybody.
    "Auto-Submitted": "auto-generated",
    ...(unsubscribe && { "List-Unsubscribe": `<${unsubscribe}>` }),
    // Only an https address is pressed by itself.
    ...(unsubscribe?.startsWith("https:") && { "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" }),
  };
  return { ...mail, to: { name: "", address: to }, from, headers };
}

function smtpMailer(url: string, from: Sender): Mailer {
  const server = new URL(url);
  for (const [name, time] of Object.entries(patience)) {
    if (!server.searchParams.has(name)) server.searchParams.set(name, String(time));
  }
  const transport = createTransport(server.href);
  return {
    send: async (mail) => {
      await transport.sendMail(compose(mail, from));
    },
  };
}

/** Every mail is a file that mail programs open; its links are told in the log. */
function outboxMailer(folder: string, from: Sender, log: Log): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true });
  return {
    send: async (mail) => {
      const { message } = await transport.sendMail(compose(mail, from));
      if (!Buffer.isBuffer(message)) throw new Error("a mail was not written");
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = path.join(folder, `${new Date().toISOString().replaceAll(":", "-")}-${randomUUID()}.eml`);
      // Whoever watches the folder sees whole mails only.
      await writeFile(`${file}.draft`, message, { mode: 0o600 });
      await rename(`${file}.draft`, file);
      log.info({ file, links: mail.text.match(/https?:\/\/\S+/g) ?? [] }, `a mail to ${mail.to} is in the outbox`);
    },
  };
}
