import { type MailSettings, mailLanguage } from "#mail/mail-language.ts";
import { writtenMail } from "#mail/words/written-mail.ts";
import type { User } from "#members/members.repository.ts";
import type { Mail } from "#ports/mail/mail.port.ts";

/** The mail with a link to set a new password. */
export function passwordResetMail(
  user: Pick<User, "email" | "username" | "language">,
  link: string,
  settings: MailSettings,
): Mail {
  const language = mailLanguage(user, settings);
  const given = { language, username: user.username, link, places: {} };
  return { to: user.email, ...writtenMail("password_reset", given, settings) };
}
