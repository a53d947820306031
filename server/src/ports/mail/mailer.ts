import path from "node:path";
import type { Config } from "#config/config.ts";
import { memoize } from "#domain/work/memoize.ts";
import type { Log } from "#observability/log.ts";
import type { BulkMailer } from "./mail.port.ts";

type MailConfig = Pick<Config, "smtpUrl" | "mailFrom" | "appName" | "dataDir">;

/** Sends through the configured mail server, or to the outbox if there is none. Loaded with the first mail. */
export function createMailer({ smtpUrl, mailFrom, appName, dataDir }: MailConfig, log: Log): BulkMailer {
  const from = mailFrom.includes("<") ? mailFrom : { name: appName, address: mailFrom };
  const mailer = memoize(async (): Promise<BulkMailer> => {
    if (smtpUrl !== undefined) return (await import("./smtp.ts")).smtpMailer(smtpUrl, from);
    return (await import("./outbox.ts")).outboxMailer(path.join(dataDir, "outbox"), from, log);
  });
  return {
    send: async (mail) => (await mailer()).send(mail),
    handOver: async (mail) => (await mailer()).handOver(mail),
  };
}
