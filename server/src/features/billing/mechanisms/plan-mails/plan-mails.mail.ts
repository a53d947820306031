import { isForever, longDayOf } from "@mindreel/contract/plain/days";
import type { Language } from "@mindreel/contract/plain/languages";
import { paymentIn } from "@mindreel/contract/plain/money";
import type { Offered } from "@mindreel/contract/plain/offered";
import { pagePath } from "@mindreel/contract/plain/pages";
import { planMails as messages } from "@mindreel/messages/billing/subscription";
import { amountOf, costIn, lowestOf } from "@mindreel/messages/costs";
import { formatIn } from "@mindreel/messages/format";
import { inLanguage } from "@mindreel/messages/in-language";
import { frame } from "@mindreel/messages/mail";
import { costs } from "@mindreel/messages/shared/words";
import { type MailSettings, mailLanguage, type Reader } from "#mail/mail-language.ts";
import { writtenMail } from "#mail/words/written-mail.ts";
import type { Mail } from "#ports/mail/mail.port.ts";
import type { FreeTimeKind, TrialKind } from "./plan-mails.policy.ts";

interface Addressed extends Reader {
  readonly email: string;
  readonly username: string;
  /** Unsubscribes from mails of this kind. */
  readonly token: string;
}

/** What all of these mails have: the greeting, and the way to unsubscribe. */
function frameOf({ email, token }: Addressed, why: string, language: Language, { publicUrl }: MailSettings) {
  return {
    mail: { to: email, unsubscribe: `${publicUrl}/api/notices/v1/unsubscribe/${token}/` },
    footer: {
      text: why,
      action: inLanguage(frame, language).unsubscribe,
      link: publicUrl + pagePath("endNoticeMails", { token }),
    },
  };
}

interface FreeTime extends Addressed {
  readonly endsAt: Date;
  readonly offered: Offered;
}

/** The mail about free time that ends soon, or has ended. */
export function freeTimeMail(kind: FreeTimeKind, about: FreeTime, settings: MailSettings): Mail {
  const { username, endsAt, offered } = about;
  const language = mailLanguage(about, settings);
  const { mail, footer } = frameOf(about, inLanguage(messages, language).whyFreeTime, language, settings);
  const link = settings.publicUrl + pagePath("subscription");
  const lowest = lowestOf(offered);
  const places = {
    day: longDayOf(endsAt, language),
    cost: costIn(language, inLanguage(costs, language), offered),
    price: lowest === undefined ? "" : amountOf(language, lowest),
  };
  return { ...mail, ...writtenMail(kind, { language, username, link, places, footer }, settings) };
}

interface Trial extends Addressed {
  readonly endsAt: Date;
  /** What it costs then; null if that is not known. */
  readonly charge: { readonly amount: number; readonly currency: string } | null;
  readonly needsCard: boolean;
}

const chargeIn = (language: Language, charge: Trial["charge"]): string =>
  charge === null ? "" : paymentIn(language, charge.amount, charge.currency);

/** The mail about a trial that has begun, or ends soon. */
export function trialMail(kind: "trial_begun" | TrialKind, about: Trial, settings: MailSettings): Mail {
  const { username, endsAt, charge, needsCard } = about;
  const { publicUrl } = settings;
  const language = mailLanguage(about, settings);
  const words = inLanguage(messages, language);
  const { mail, footer } = frameOf(about, words.whySubscription, language, settings);
  const places = { day: longDayOf(endsAt, language), price: chargeIn(language, charge) };
  const page = publicUrl + pagePath("subscription");
  if (kind !== "trial_begun")
    return { ...mail, ...writtenMail(kind, { language, username, link: page, places, footer }, settings) };
  const terms = formatIn(language, needsCard ? words.trial.needsCard : words.trial.charges, places);
  const given = { language, username, link: publicUrl + pagePath("home"), places: { terms, page }, footer };
  return { ...mail, ...writtenMail(kind, given, settings) };
}

interface Subscription extends Addressed {
  /** Of the next payment, or the last day. */
  readonly paidUntil: Date;
  /** Until when free time goes on after it; null if there is none. */
  readonly freeUntil: Date | null;
}

export interface Begun extends Subscription {
  readonly renews: boolean;
  /** What was paid, in cents; null if nothing was. */
  readonly paid: { readonly amount: number; readonly currency: string } | null;
}

function termsOf({ paid, renews, paidUntil }: Begun, language: Language): string {
  const words = inLanguage(messages, language).begun;
  const day = longDayOf(paidUntil, language);
  if (isForever(paidUntil)) {
    const price = paymentIn(language, paid?.amount ?? 0, paid?.currency ?? "usd");
    return formatIn(language, words.forEver, { price });
  }
  if (!renews) return formatIn(language, words.runs, { day });
  if (paid === null) return formatIn(language, words.renews, { day });
  const price = paymentIn(language, paid.amount, paid.currency);
  return formatIn(language, words.paid, { price, day });
}

/** The mail that welcomes a member who has subscribed. */
export function subscriptionBegunMail(begun: Begun, settings: MailSettings): Mail {
  const { username } = begun;
  const { publicUrl } = settings;
  const language = mailLanguage(begun, settings);
  const { mail, footer } = frameOf(begun, inLanguage(messages, language).whySubscription, language, settings);
  const places = { terms: termsOf(begun, language), page: publicUrl + pagePath("subscription") };
  const given = { language, username, link: publicUrl + pagePath("home"), places, footer };
  return { ...mail, ...writtenMail("subscription_begun", given, settings) };
}

/** The mail about a subscription that was cancelled or resumed, or has ended. */
export function subscriptionMail(
  kind: "subscription_cancelled" | "subscription_resumed" | "subscription_ended",
  about: Subscription,
  settings: MailSettings,
): Mail {
  const { username, paidUntil, freeUntil } = about;
  const { publicUrl } = settings;
  const language = mailLanguage(about, settings);
  const words = inLanguage(messages, language);
  const { mail, footer } = frameOf(about, words.whySubscription, language, settings);
  const page = publicUrl + pagePath("subscription");
  const shared = { language, username, footer };
  const day = longDayOf(paidUntil, language);
  const rest = freeUntil === null ? "" : formatIn(language, words.rest, { day: longDayOf(freeUntil, language) });
  if (kind === "subscription_resumed") {
    const given = { ...shared, link: publicUrl + pagePath("home"), places: { day, page } };
    return { ...mail, ...writtenMail(kind, given, settings) };
  }
  if (kind === "subscription_ended")
    return { ...mail, ...writtenMail(kind, { ...shared, link: page, places: { rest } }, settings) };
  return { ...mail, ...writtenMail(kind, { ...shared, link: page, places: { day, rest } }, settings) };
}
