import path from "node:path";
import type { Config } from "#config/config.ts";
import type { Log } from "#observability/log.ts";
import type { BulkMailer } from "./mail.port.ts";
import { outboxMailer } from "./outbox.ts";
import { smtpMailer } from "./smtp.ts";

type MailConfig = Pick<Config, "smtpUrl" | "mailFrom" | "appName" | "dataDir">;

/** Sends through the configured mail server, or to the outbox if there is none. */
export function createMailer({ smtpUrl, mailFrom, appName, dataDir }: MailConfig, log: Log): BulkMailer {
  const from = mailFrom.includes("<") ? mailFrom : { name: appName, address: mailFrom };
  return smtpUrl === undefined ? outboxMailer(path.join(dataDir, "outbox"), from, log) : smtpMailer(smtpUrl, from);
}
