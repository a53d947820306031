import { mailNames } from "@mindreel/contract/plain/kinds/mails";
import type { BuiltInMail, WrittenMail } from "@mindreel/contract/site/mails";
import type { Config } from "#config/config.ts";
import type { Audit } from "#data/audit.ts";
import type { Db } from "#data/database.ts";
import { inTransaction } from "#data/transaction.ts";
import { AppError, invalidInput } from "#domain/errors.ts";
import { storable } from "#domain/storable.ts";
import { defineQueue, type Jobs } from "#jobs/jobs.ts";
import { builtInWords } from "#mail/words/built-in-words.ts";
import { exampleMail } from "#mail/words/example-mail.ts";
import type { Mailer } from "#ports/mail/mail.port.ts";
import { mailFaults } from "./mails.policy.ts";
import { readerOf } from "./mails.repository.ts";

interface Dependencies {
  readonly db: Db;
  readonly jobs: Pick<Jobs, "add">;
  readonly mailer: Mailer;
  readonly config: Config;
}

type Words = Omit<WrittenMail, "send">;

/** The queue of mails that a superuser sends to themselves. */
export const testMailQueue = defineQueue<{ readonly written: Words; readonly userId: number }>("mail-words-test");

/** The words of mails while the owner edits them. The settings store them. */
export function createMailsService({ db, jobs, mailer, config }: Dependencies) {
  const exampleFor = ({ mail, ...written }: Words, username: string) =>
    exampleMail(mail, { ...written, username }, config);

  return {
    builtIn: (): BuiltInMail[] =>
      mailNames.map((mail) => ({
        mail,
        words: Object.fromEntries(config.languages.map((language) => [language, builtInWords(mail, language)])),
      })),

    /** Renders a mail with the given words and, if requested, mails it to the superuser. @throws AppError 400 */
    show: async ({ send, ...written }: WrittenMail, userId: number, audit: Audit) => {
      const { mail, language, words } = written;
      const faults = mailFaults(mail, words);
      if (faults.length > 0)
        throw invalidInput(Object.fromEntries(faults.map(({ field, message }) => [field, [message]])));
      const reader = await readerOf(db, userId);
      if (reader === undefined) throw new AppError("unauthenticated");
      if (send) {
        await inTransaction(db, async (tx) => {
          await jobs.add(testMailQueue, { written: storable(written), userId }, tx);
          await audit(tx, userId, { mail, language });
        });
      }
      return { ...exampleFor(written, reader.username), sentTo: send ? reader.email : null };
    },

    sendTest: async ({ written, userId }: { readonly written: Words; readonly userId: number }): Promise<void> => {
      const reader = await readerOf(db, userId);
      if (reader !== undefined) await mailer.send({ to: reader.email, ...exampleFor(written, reader.username) });
    },
  };
}

export type MailsService = ReturnType<typeof createMailsService>;
