import { longDayOf } from "@mindreel/contract/plain/days";
import { localeOf } from "@mindreel/contract/plain/languages";
import { pagePath } from "@mindreel/contract/plain/pages";
import { formatIn } from "@mindreel/messages/format";
import { inLanguage } from "@mindreel/messages/in-language";
import { frame } from "@mindreel/messages/mail";
import { mail as messages } from "@mindreel/messages/newsletter/win-back";
import { type MailSettings, mailLanguage } from "#mail/mail-language.ts";
import { writtenMail } from "#mail/words/written-mail.ts";
import type { Mail } from "#ports/mail/mail.port.ts";
import type { Recipient } from "./win-back.repository.ts";

interface Offered {
  readonly code: string;
  readonly percentOff: number;
  readonly expiresAt: Date;
  /** Ends the news. */
  readonly unsubscribe: string;
}

/** The mail to somebody who left, with a code of their own. */
export function winBackMail(to: Recipient, offered: Offered, settings: MailSettings): Mail {
  const { code, percentOff, expiresAt, unsubscribe } = offered;
  const { publicUrl } = settings;
  const language = mailLanguage(to, settings);
  const words = inLanguage(messages, language);
  const percent = new Intl.NumberFormat(localeOf(language), { style: "percent" }).format(percentOff / 100);
  const places = { code, day: longDayOf(expiresAt, language), terms: formatIn(language, words.terms, { percent }) };
  const link = `${publicUrl}${pagePath("subscription")}?${new URLSearchParams({ code })}`;
  const action = inLanguage(frame, language).unsubscribe;
  const footer = { text: words.why, action, link: publicUrl + pagePath("unsubscribe", { token: unsubscribe }) };
  const given = { language, username: to.username, link, places, footer };
  return {
    to: to.email,
    unsubscribe: `${publicUrl}/api/subscriber/v1/unsubscribe/${unsubscribe}/`,
    ...writtenMail("win_back", given, settings),
  };
}
