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
  /** Goes to the secondary address as well, if it is confirmed. */
  async function plan(tx: Db, user: User, notice: Omit<SecurityNotice, "email" | "username" | "language">) {
    const { email, username, language, secondaryEmail, secondaryEmailConfirmedAt } = user;
    const recipients = secondaryEmailConfirmedAt === null ? [email] : [email, secondaryEmail];
    for (const each of recipients)
      await jobs.add(securityNoticeQueue, { email: each, username, language, ...notice }, tx);
  }

  return {
    plan: (tx: Db, user: User, change: SecurityChange, passkeys?: PasskeysThen): Promise<void> =>
      plan(tx, user, { change, ...(passkeys && { passkeys: toNotice(passkeys) }) }),

    /** About a sign-in with a kind of device that the member has not used before. */
    planSignIn: (tx: Db, user: User, device: string): Promise<void> =>
      plan(tx, user, { change: "new_sign_in", device }),

    mailer: (mailer: Mailer) => (notice: SecurityNotice) => mailer.send(securityNoticeMail(notice, config)),
  };
}

export type SecurityNoticesService = ReturnType<typeof createSecurityNoticesService>;
