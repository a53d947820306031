import type { Config } from "#config.ts";
import type { Db } from "#platform/database.ts";
import type { Jobs } from "#platform/jobs.ts";
import { letter } from "#platform/letter.ts";
import type { Mail, Mailer } from "#ports/mail.ts";
import type { User } from "./accounts.repository.ts";

/** What the owner of an account is told of, in case it was not them. */
export type Change = "password_changed" | "google_linked";

export const noticeQueue = "mail-notice";
export interface NoticeJob {
  readonly email: string;
  readonly username: string;
  readonly change: Change;
}

type Names = Pick<Config, "appName" | "publicUrl">;

const told: Record<Change, (appName: string) => { title: string; text: string }> = {
  password_changed: (appName) => ({
    title: `Your ${appName} password was changed`,
    text: "The password of your account was changed just now, and other devices are signed out.",
  }),
  google_linked: (appName) => ({
    title: `Google now signs you in to ${appName}`,
    text: "Your account can now be opened with the Google account of this address.",
  }),
};

function noticeMail({ email, username, change }: NoticeJob, { appName, publicUrl }: Names): Mail {
  const { title, text } = told[change](appName);
  return {
    to: email,
    subject: title,
    ...letter(appName, {
      title,
      before: [`Hello ${username},`, text, "If it was you, there is nothing to do."],
      action: { text: "It was not me", link: `${publicUrl}/forgot-password` },
      after: ["Then set a new password there at once: it signs out every device."],
    }),
  };
}

/** Mails about sensitive changes, each planned in the transaction of its change. */
export function createNotices(jobs: Jobs, config: Names) {
  return {
    tell: ({ email, username }: User, change: Change, tx: Db): Promise<void> =>
      jobs.add(noticeQueue, { email, username, change } satisfies NoticeJob, tx),

    mailer: (mailer: Mailer) => (job: NoticeJob) => mailer.send(noticeMail(job, config)),
  };
}

export type Notices = ReturnType<typeof createNotices>;
