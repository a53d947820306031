import { MailServer } from "@mindreel/contract/site/connections";
import { Value } from "typebox/value";
import type { Config } from "#config/config.ts";
import type { Changes } from "#data/cache/changes.ts";
import type { Db } from "#data/database.ts";
import type { Log } from "#observability/log.ts";
import type { BulkMailer, OpenMailer } from "#ports/mail/mail.port.ts";
import type { SecretBox } from "#security/secret-box.ts";
import { secretBoxContext, smtpUrlOf } from "./connections.policy.ts";
import type { ConnectionRow } from "./connections.repository.ts";
import * as connections from "./connections.repository.ts";

interface Needs {
  readonly db: Db;
  readonly changes: Changes;
  readonly secretBox: SecretBox;
  /** The environment's, which takes precedence. */
  readonly config: Config;
  readonly logger: Log;
  readonly openMailer: OpenMailer;
}

/** A saved mail server. */
export interface SavedMail {
  readonly rowId: number;
  readonly at: Date;
  readonly server: MailServer;
  readonly password: string | null;
  readonly url: string;
  readonly mailer: BulkMailer;
}

/** The saved connections, decrypted. */
export interface Connected {
  /** `unreadable`: it cannot be decrypted here. */
  readonly mail: SavedMail | "unreadable" | undefined;
}

/** Keeps the saved connections up to date, for callers that cannot wait. */
export function createCurrentConnections({ db, changes, secretBox, config, logger, openMailer }: Needs) {
  let last: Connected = { mail: undefined };
  let asked = 0;
  let taken = 0;

  /** The mailer for a server that may not be saved yet. */
  const mailerFor = (server: MailServer, password: string | null): BulkMailer => {
    const mailFrom = config.decided.includes("MAIL_FROM") ? config.mailFrom : server.from;
    return openMailer({ mailFrom, smtpUrl: smtpUrlOf(server, password) });
  };

  async function openMail({ id, at, settings, sealed }: ConnectionRow): Promise<Connected["mail"]> {
    if (settings === null || !Value.Check(MailServer, settings)) return undefined;
    if (typeof last.mail === "object" && last.mail.rowId === id) return last.mail;
    try {
      const password = sealed === null ? null : await secretBox.open(sealed, secretBoxContext("mail"));
      const url = smtpUrlOf(settings, password);
      return { rowId: id, at, server: settings, password, url, mailer: mailerFor(settings, password) };
    } catch (error) {
      logger.error({ err: error }, "the saved mail server cannot be used");
      return "unreadable";
    }
  }

  async function read(): Promise<Connected> {
    const mine = ++asked;
    const rows = await connections.all(db);
    const mail = rows.find(({ kind }) => kind === "mail");
    const now: Connected = { mail: mail && (await openMail(mail)) };
    // A slow read may return older connections than the read after it.
    if (mine > taken) {
      taken = mine;
      last = now;
    }
    return last;
  }

  changes.follow({
    changed: ({ topic }) => {
      if (topic === "connections") read().catch(() => undefined);
    },
    lost: () => undefined,
  });

  /** The last known ones, if the database does not answer. */
  const readOrLast = (): Promise<Connected> => read().catch(() => last);

  return {
    /** @throws if the database cannot be reached */
    read,
    readOrLast,
    mailerFor,

    /** Who names the mail server now; `unreadable`: the saved one cannot be decrypted. */
    mailServerFrom: async () => {
      if (config.smtpUrl !== undefined) return "environment";
      const { mail } = await readOrLast();
      if (mail === undefined) return "nowhere";
      return mail === "unreadable" ? mail : "connections";
    },

    /** The mail server in use, unless the environment names one. */
    mail: (): SavedMail | undefined =>
      config.smtpUrl === undefined && typeof last.mail === "object" ? last.mail : undefined,
  };
}

export type CurrentConnections = ReturnType<typeof createCurrentConnections>;
