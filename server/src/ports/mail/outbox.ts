import { randomUUID } from "node:crypto";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { createTransport } from "nodemailer";
import type { Log } from "#observability/log.ts";
import type { BulkMailer } from "./mail.port.ts";
import { type Sender, toMessage } from "./message.ts";

/** Writes each mail to a file that mail programs open, and its links to the log. */
export function outboxMailer(folder: string, from: Sender, log: Log): BulkMailer {
  const transport = createTransport({ streamTransport: true, buffer: true });
  const send: BulkMailer["send"] = async (mail) => {
    const { message } = await transport.sendMail(toMessage(mail, from));
    if (!Buffer.isBuffer(message)) throw new Error("a mail was not written");
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const file = path.join(folder, `${new Date().toISOString().replaceAll(":", "-")}-${randomUUID()}.eml`);
    // Renamed once complete, so that a program watching the folder never sees half a mail.
    try {
      await writeFile(`${file}.draft`, message, { mode: 0o600 });
      await rename(`${file}.draft`, file);
    } catch (error) {
      await rm(`${file}.draft`, { force: true });
      throw error;
    }
    log.info({ file, links: mail.text.match(/https?:\/\/\S+/g) ?? [] }, `a mail to ${mail.to} is in the outbox`);
  };
  return {
    send,
    handOver: async (mail) => {
      await send(mail);
      return { outcome: "accepted", answer: "It is in the outbox." };
    },
  };
}
