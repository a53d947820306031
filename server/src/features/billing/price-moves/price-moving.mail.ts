import { longDayOf } from "@mindreel/contract/plain/days";
import type { OfferedPrice } from "@mindreel/contract/plain/offered";
import { pagePath } from "@mindreel/contract/plain/pages";
import { costIn } from "@mindreel/messages/costs";
import { inLanguage } from "@mindreel/messages/in-language";
import { costs } from "@mindreel/messages/shared/words";
import { type MailSettings, mailLanguage, type Reader } from "#mail/mail-language.ts";
import { writtenMail } from "#mail/words/written-mail.ts";
import type { Mail } from "#ports/mail/mail.port.ts";

interface PriceStays extends Reader {
  readonly to: string;
  readonly username: string;
  /** When the new price is, or was to be, first charged. */
  readonly at: Date;
}

interface PriceChange extends PriceStays {
  /** What is charged, with what a code takes off. */
  readonly before: number;
  readonly after: number;
  readonly currency: string;
  readonly interval: OfferedPrice["interval"];
  readonly intervalCount: number;
}

/** The mail about a new price. No preference keeps it back: it is the notice. */
export function priceChangeMail(change: PriceChange, settings: MailSettings): Mail {
  const { to, username, at, before, after, currency, interval, intervalCount } = change;
  const language = mailLanguage(change, settings);
  const cost = (amount: number) => {
    const price = { amount, currency, interval, interval_count: intervalCount };
    return costIn(language, inLanguage(costs, language), { choice: false, from: [price] });
  };
  const page = settings.publicUrl + pagePath("subscription");
  const places = { day: longDayOf(at, language), cost: cost(after), before: cost(before), page };
  return { to, ...writtenMail("price_change", { language, username, link: page, places }, settings) };
}

/** The mail that takes the notice back. No preference keeps it back either. */
export function priceStaysMail(stays: PriceStays, settings: MailSettings): Mail {
  const { to, username, at } = stays;
  const language = mailLanguage(stays, settings);
  const link = settings.publicUrl + pagePath("subscription");
  return {
    to,
    ...writtenMail("price_stays", { language, username, link, places: { day: longDayOf(at, language) } }, settings),
  };
}
