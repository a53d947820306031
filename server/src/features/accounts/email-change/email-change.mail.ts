import { pagePath } from "@mindreel/contract/plain/pages";
import { type MailSettings, mailLanguage, type Reader } from "#mail/mail-language.ts";
import { accountNamed } from "#mail/names.ts";
import { writtenMail } from "#mail/words/written-mail.ts";
import type { Mail } from "#ports/mail/mail.port.ts";

interface Asked extends Reader {
  readonly username: string;
  readonly email: string;
  readonly newEmail: string;
  readonly link: string;
  /** Whether the current address has to approve the change; one that was never confirmed does not. */
  readonly needsApproval: boolean;
}

/** To the new address, with the link that confirms it. */
export function newEmailMail(asked: Asked, settings: MailSettings): Mail {
  const language = mailLanguage(asked, settings);
  const account = accountNamed(settings.appName, asked.username, language);
  const mail = asked.needsApproval ? "new_email" : "new_email_alone";
  return { to: asked.newEmail, ...writtenMail(mail, { language, link: asked.link, places: { account } }, settings) };
}

/** To the current address, with the link to approve or refuse the change. */
export function currentEmailMail(asked: Asked, settings: MailSettings): Mail {
  const language = mailLanguage(asked, settings);
  const { username, link, newEmail: email } = asked;
  const mail = asked.needsApproval ? "current_email" : "current_email_unproven";
  return { to: asked.email, ...writtenMail(mail, { language, username, link, places: { email } }, settings) };
}

/** To the owner of a taken address. The requester is not notified, so that nobody can probe for members. */
export function takenEmailMail(owner: Reader & { readonly email: string }, settings: MailSettings): Mail {
  const link = settings.publicUrl + pagePath("signIn");
  const given = { language: mailLanguage(owner, settings), link, places: {} };
  return { to: owner.email, ...writtenMail("taken_email", given, settings) };
}

interface Left extends Reader {
  readonly to: string;
  readonly username: string;
  readonly approved: boolean;
}

/** The last mail to the address that was replaced. */
export function oldEmailMail({ to, username, approved, ...reader }: Left, settings: MailSettings): Mail {
  const given = { language: mailLanguage(reader, settings), username, link: settings.publicUrl, places: {} };
  return { to, ...writtenMail(approved ? "old_email" : "old_email_unproven", given, settings) };
}
