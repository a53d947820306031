import { longDayOf } from "@mindreel/contract/plain/days";
import { pagePath } from "@mindreel/contract/plain/pages";
import { failedPaymentMail as messages } from "@mindreel/messages/billing/subscription";
import { formatIn } from "@mindreel/messages/format";
import { inLanguage } from "@mindreel/messages/in-language";
import { type MailSettings, mailLanguage, type Reader } from "#mail/mail-language.ts";
import { writtenMail } from "#mail/words/written-mail.ts";
import type { Mail } from "#ports/mail/mail.port.ts";

interface Failed extends Reader {
  readonly to: string;
  readonly username: string;
  /** The provider's page where the invoice can be paid. */
  readonly payUrl: string | null;
  readonly proUntil: Date | null;
}

/** The mail about a failed renewal, with the link to pay. */
export function failedPaymentMail(failed: Failed, settings: MailSettings): Mail {
  const { to, username, payUrl, proUntil } = failed;
  const { appName: app, publicUrl } = settings;
  const language = mailLanguage(failed, settings);
  const words = inLanguage(messages, language);
  const page = publicUrl + pagePath("subscription");
  const refused =
    proUntil === null
      ? formatIn(language, words.refused, { app })
      : formatIn(language, words.refusedUntil, { app, day: longDayOf(proUntil, language) });
  const given = { language, username, link: payUrl ?? page, places: { refused, page } };
  return { to, ...writtenMail("failed_payment", given, settings) };
}
