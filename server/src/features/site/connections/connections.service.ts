import type { MailBody, MailServer } from "@mindreel/contract/site/connections";
import type { Config } from "#config/config.ts";
import type { Audit } from "#data/audit.ts";
import type { Db } from "#data/database.ts";
import { inTransaction } from "#data/transaction.ts";
import { AppError } from "#domain/errors.ts";
import type { Sentence } from "#domain/sentences.ts";
import { storable } from "#domain/storable.ts";
import { mailServerOf } from "#mail/mail-failure.ts";
import { noteMailOutcome } from "#mail/mail-outcomes.ts";
import type { Mailer } from "#ports/mail/mail.port.ts";
import type { SecretBox } from "#security/secret-box.ts";
import { mayReuse, secretBoxContext, smtpUrlOf } from "./connections.policy.ts";
import * as connections from "./connections.repository.ts";
import type { CurrentConnections } from "./current-connections.service.ts";

/** The outcome of a test. */
export interface Tested {
  readonly passed: boolean;
  readonly says: Sentence;
  readonly todo: Sentence | null;
}

/** Sends the test mail to a superuser. */
type TryMail = (memberId: number, mailer: Mailer, server: string) => Promise<Tested>;

/** Records in its transaction that mails were seen leaving. */
type NoteMailTested = (tx: Db) => Promise<void>;

export interface MailTest {
  readonly tryMail: TryMail;
  readonly noteTested: NoteMailTested;
}

interface Dependencies {
  readonly db: Db;
  readonly secretBox: SecretBox;
  readonly current: CurrentConnections;
  readonly config: Config;
  readonly clock: () => Date;
}

/** Connects the site to its mail server. */
export function createConnectionsService({ db, secretBox, current, config, clock }: Dependencies) {
  const demandFree = () => {
    if (config.smtpUrl !== undefined) throw new AppError("connection_locked");
  };

  return {
    /**
     * Uses a mail server, if the test mail goes out through it.
     * @throws AppError 409
     */
    setMail: async (
      body: MailBody,
      memberId: number,
      { tryMail, noteTested }: MailTest,
      audit: Audit,
    ): Promise<Tested> => {
      demandFree();
      const { password: given, ...fields } = storable(body);
      const server: MailServer = { ...fields, host: fields.host.toLowerCase() };
      const { mail: saved } = await current.read();
      const known = typeof saved === "object" && mayReuse(saved.server, server) ? saved.password : null;
      const password = server.user === null ? null : (given ?? known);
      const name = mailServerOf(smtpUrlOf(server, password));
      const result = await tryMail(memberId, current.mailerFor(server, password), name);
      if (!result.passed) return result;
      const sealed = password === null ? null : await secretBox.seal(password, secretBoxContext("mail"));
      await inTransaction(db, async (tx) => {
        await connections.replace(tx, { kind: "mail", at: clock(), settings: server, sealed });
        await noteTested(tx);
        await noteMailOutcome(tx, name, { acceptedAt: clock() });
        await audit(tx, 1, { name: server.host });
      });
      await current.read();
      return result;
    },

    /** @throws AppError 409 */
    forgetMail: async (audit: Audit): Promise<void> => {
      demandFree();
      await inTransaction(db, async (tx) => {
        await connections.replace(tx, { kind: "mail", at: clock(), settings: null, sealed: null });
        await audit(tx, 1, {});
      });
      await current.read();
    },
  };
}

export type ConnectionsService = ReturnType<typeof createConnectionsService>;
