import { type MailSettings, mailLanguage } from "#mail/mail-language.ts";
import { accountNamed } from "#mail/names.ts";
import { writtenMail } from "#mail/words/written-mail.ts";
import type { User } from "#members/members.repository.ts";
import type { Mail } from "#ports/mail/mail.port.ts";

/** The mail with a link that confirms a new member's address. */
export function emailConfirmationMail(
  user: Pick<User, "email" | "username" | "language">,
  link: string,
  settings: MailSettings,
): Mail {
  const language = mailLanguage(user, settings);
  const given = { language, username: user.username, link, places: {} };
  return { to: user.email, ...writtenMail("email_confirmation", given, settings) };
}

/** The same for the second address, which gets security notices once it is confirmed. */
export function secondaryEmailConfirmationMail(
  user: Pick<User, "username" | "secondaryEmail" | "language">,
  link: string,
  settings: MailSettings,
): Mail {
  const language = mailLanguage(user, settings);
  const account = accountNamed(settings.appName, user.username, language);
  const given = { language, link, places: { account } };
  return { to: user.secondaryEmail, ...writtenMail("second_email_confirmation", given, settings) };
}
