import { longDayOf } from "@mindreel/contract/plain/days";
import { pagePath } from "@mindreel/contract/plain/pages";
import { type MailSettings, mailLanguage, type Reader } from "#mail/mail-language.ts";
import { writtenMail } from "#mail/words/written-mail.ts";
import type { Mail } from "#ports/mail/mail.port.ts";

interface Owner extends Reader {
  readonly email: string;
  readonly username: string;
}

export function deletionScheduledMail(owner: Owner, deletionAt: Date, settings: MailSettings): Mail {
  const { email, username } = owner;
  const { publicUrl } = settings;
  const language = mailLanguage(owner, settings);
  const places = { day: longDayOf(deletionAt, language), page: publicUrl + pagePath("forgotPassword") };
  const given = { language, username, link: publicUrl + pagePath("security"), places };
  return { to: email, ...writtenMail("deletion_scheduled", given, settings) };
}

export function accountDeletedMail(owner: Owner, settings: MailSettings): Mail {
  const { email, username } = owner;
  const given = { language: mailLanguage(owner, settings), username, link: settings.publicUrl, places: {} };
  return { to: email, ...writtenMail("account_deleted", given, settings) };
}
