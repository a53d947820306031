import { pagePath } from "@mindreel/contract/plain/pages";
import { type MailSettings, mailLanguage, type Reader } from "#mail/mail-language.ts";
import { writtenMail } from "#mail/words/written-mail.ts";
import type { Mail } from "#ports/mail/mail.port.ts";

/** The mail that asks somebody who unsubscribed whether they want the news again. */
export function newsAgainMail(
  { email, firstName, ...reader }: Reader & { readonly email: string; readonly firstName: string },
  token: string,
  settings: MailSettings,
): Mail {
  const given = {
    ...{ language: mailLanguage(reader, settings), username: firstName, places: {} },
    link: settings.publicUrl + pagePath("newsAgain", { token }),
  };
  return { to: email, ...writtenMail("news_again", given, settings) };
}
