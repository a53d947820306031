import type { Db } from "#data/database.ts";
import { defineQueue, type Jobs } from "#jobs/jobs.ts";
import type { MailSettings } from "#mail/mail-language.ts";
import type { User } from "#members/members.repository.ts";
import type { Mailer } from "#ports/mail/mail.port.ts";
import { type SecurityChange, type SecurityNotice, securityNoticeMail } from "./security-notices.mail.ts";

export const securityNoticeQueue = defineQueue<SecurityNotice>("mail-notice");

/** The account's passkeys when its password was changed. */
interface PasskeysThen {
  readonly passkeys: readonly { readonly name: string; readonly createdAt: Date }[];
  /** Whether they were removed with the old password. */
  readonly removed: boolean;
}

const toNotice = ({ passkeys, removed }: PasskeysThen): NonNullable<SecurityNotice["passkeys"]> => ({
  removed,
  passkeys: passkeys.map(({ name, createdAt }) => ({ name, createdAt: createdAt.toISOString() })),
});

/** Mails about sensitive changes, each queued in the transaction of its change. */
export function createSecurityNoticesService(jobs: Jobs, config: MailSettings) {
  return {
    /** Goes to the secondary address as well, if it is confirmed. */
    plan: async (tx: Db, user: User, change: SecurityChange, passkeys?: PasskeysThen): Promise<void> => {
      const { email, username, language, secondaryEmail, secondaryEmailConfirmedAt } = user;
      const recipients = secondaryEmailConfirmedAt === null ? [email] : [email, secondaryEmail];
      const notice = { username, language, change, ...(passkeys && { passkeys: toNotice(passkeys) }) };
      for (const each of recipients) await jobs.add(securityNoticeQueue, { email: each, ...notice }, tx);
    },

    mailer: (mailer: Mailer) => (notice: SecurityNotice) => mailer.send(securityNoticeMail(notice, config)),
  };
}

export type SecurityNoticesService = ReturnType<typeof createSecurityNoticesService>;
