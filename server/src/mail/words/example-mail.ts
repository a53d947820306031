import { longDayOf } from "@mindreel/contract/plain/days";
import { type MailName, type MailWords, placesOf } from "@mindreel/contract/plain/kinds/mails";
import { type Language, localeOf } from "@mindreel/contract/plain/languages";
import { moneyIn } from "@mindreel/contract/plain/money";
import { offeredMonthly } from "@mindreel/contract/plain/offered";
import { pagePath } from "@mindreel/contract/plain/pages";
import { mail as invitation } from "@mindreel/messages/accounts/invitations";
import { notices } from "@mindreel/messages/accounts/security";
import { failedPaymentMail as payment, planMails } from "@mindreel/messages/billing/subscription";
import { costIn } from "@mindreel/messages/costs";
import { mail as answer } from "@mindreel/messages/engagement/request-answers";
import { formatIn } from "@mindreel/messages/format";
import { inLanguage } from "@mindreel/messages/in-language";
import { frame } from "@mindreel/messages/mail";
import { mail as offer } from "@mindreel/messages/newsletter/offers";
import { mail as winBack } from "@mindreel/messages/newsletter/win-back";
import { messages as newVideos } from "@mindreel/messages/notices/notice-mails";
import { costs } from "@mindreel/messages/shared/words";
import { examples } from "@mindreel/messages/site/mails";
import type { MailSettings } from "#mail/mail-language.ts";
import { accountNamed } from "#mail/names.ts";
import type { EmailContent } from "#mail/rendered-template.ts";
import { videoCards } from "#mail/video-cards.ts";
import type { Mail } from "#ports/mail/mail.port.ts";
import { type Written, writtenMail } from "./written-mail.ts";

/** Opens the mail's page, but has no effect there. */
const token = "example";
const someDay = new Date(Date.UTC(2030, 0, 31));
const laterDay = new Date(Date.UTC(2030, 1, 14));

const confirm = pagePath("confirmEmail", { token });
const changeAt = (end: "new" | "current") => pagePath("changeEmail", { end, token });
const notice = pagePath("forgotPassword");

/** The link of each mail's button. */
const leadsTo: Readonly<Record<MailName, string>> = {
  email_confirmation: confirm,
  second_email_confirmation: confirm,
  password_reset: pagePath("resetPassword", { uid: 1, token }),
  new_email: changeAt("new"),
  new_email_alone: changeAt("new"),
  current_email: changeAt("current"),
  current_email_unproven: changeAt("current"),
  taken_email: pagePath("signIn"),
  old_email: "",
  old_email_unproven: "",
  deletion_scheduled: pagePath("security"),
  account_deleted: "",
  invitation: pagePath("signUp"),
  free_month: pagePath("signUp"),
  news_again: pagePath("newsAgain", { token }),
  win_back: pagePath("subscription"),
  request_answered: pagePath("home"),
  new_videos: pagePath("home"),
  price_change: pagePath("subscription"),
  price_stays: pagePath("subscription"),
  failed_payment: pagePath("subscription"),
  subscription_begun: pagePath("home"),
  subscription_cancelled: pagePath("subscription"),
  subscription_resumed: pagePath("home"),
  subscription_ended: pagePath("subscription"),
  trial_begun: pagePath("home"),
  trial_charges: pagePath("subscription"),
  trial_charges_soon: pagePath("subscription"),
  trial_ends: pagePath("subscription"),
  free_time_ends: pagePath("subscription"),
  free_time_ends_soon: pagePath("subscription"),
  free_time_ended: pagePath("subscription"),
  new_sign_in: notice,
  password_changed: notice,
  google_linked: notice,
  two_factor_on: notice,
  two_factor_off: notice,
  recovery_codes_renewed: notice,
  recovery_code_used: notice,
  passkey_added: notice,
  passkey_removed: notice,
  codes_guessed: notice,
  email_changed: notice,
  second_address_changed: notice,
  superuser_made: notice,
  superuser_unmade: notice,
};

/** The page that a mail mentions in addition to its button. */
const pageOf = (mail: MailName) =>
  pagePath(
    mail === "failed_payment" || mail === "price_change" || isAboutSubscription(mail)
      ? "subscription"
      : "forgotPassword",
  );

const isAboutSubscription = (mail: MailName) => /^(subscription|trial)_/.test(mail);
const isAboutFreeTime = (mail: MailName) => mail.startsWith("free_time_");

function changeOf(mail: MailName, language: Language): string {
  const found = Object.entries(inLanguage(notices, language).changes).find(([name]) => name === mail);
  return formatIn(language, found?.[1].text ?? "", { device: inLanguage(examples, language).device });
}

function footerOf(mail: MailName, language: Language, publicUrl: string): EmailContent["footer"] {
  const action = inLanguage(frame, language).unsubscribe;
  const linkTo = (page: "unsubscribe" | "endAnswerMails" | "endNoticeMails") => publicUrl + pagePath(page, { token });
  if (mail === "free_month") return { text: inLanguage(offer, language).why, action, link: linkTo("unsubscribe") };
  if (mail === "win_back") return { text: inLanguage(winBack, language).why, action, link: linkTo("unsubscribe") };
  if (mail === "request_answered")
    return { text: inLanguage(answer, language).why, action, link: linkTo("endAnswerMails") };
  if (mail === "new_videos")
    return { text: inLanguage(newVideos, language).why, action, link: linkTo("endNoticeMails") };
  if (isAboutSubscription(mail))
    return { text: inLanguage(planMails, language).whySubscription, action, link: linkTo("endNoticeMails") };
  if (isAboutFreeTime(mail))
    return { text: inLanguage(planMails, language).whyFreeTime, action, link: linkTo("endNoticeMails") };
  if (mail === "new_sign_in") {
    const { whySignIn, chooseNotices } = inLanguage(notices, language);
    return { text: whySignIn, action: chooseNotices, link: publicUrl + pagePath("notices") };
  }
  return undefined;
}

function placesIn(
  mail: MailName,
  { language, username }: Example,
  { appName: app, publicUrl }: MailSettings,
): Written<MailName>["places"] {
  const { title, asked: text, passkey: name } = inLanguage(examples, language);
  const day = longDayOf(someDay, language);
  const words = inLanguage(notices, language);
  const list = formatIn(language, words.passkey, { name, day });
  return {
    account: accountNamed(app, username, language),
    email: "ada@example.org",
    day,
    title,
    page: publicUrl + pageOf(mail),
    change: changeOf(mail, language),
    passkeys: formatIn(language, words.passkeysKept, { list, page: publicUrl + pagePath("security") }),
    advice: words.setPasswordOrRemove,
    refused: formatIn(language, inLanguage(payment, language).refusedUntil, { app, day }),
    price: moneyIn(language, 300, "USD"),
    cost: costIn(language, inLanguage(costs, language), offeredMonthly(30_000)),
    before: costIn(language, inLanguage(costs, language), offeredMonthly(25_000)),
    terms: termsIn(mail, language, day),
    rest: formatIn(language, inLanguage(planMails, language).rest, { day: longDayOf(laterDay, language) }),
    videos: inLanguage(newVideos, language).videos,
    asked: formatIn(language, inLanguage(answer, language).asked, { text, title }),
    inviter: "Grace",
    code: "BACK-7K2M9QXA",
    gift: formatIn(language, inLanguage(invitation, language).gift, { count: 30 }),
  };
}

function termsIn(mail: MailName, language: Language, day: string): string {
  if (mail !== "win_back") return formatIn(language, inLanguage(planMails, language).begun.renews, { day });
  const percent = new Intl.NumberFormat(localeOf(language), { style: "percent" }).format(0.2);
  return formatIn(language, inLanguage(winBack, language).terms, { percent });
}

const exampleVideo = (language: Language) => ({
  ...{ id: 1, title: inLanguage(examples, language).title, still: null, duration: null },
});

interface Example {
  readonly language: Language;
  /** The name in the greeting. */
  readonly username: string;
  readonly words: MailWords;
  readonly signature: string | null;
}

/** The mail for some words, with made-up values for its placeholders. */
export function exampleMail(
  mail: MailName,
  example: Example,
  settings: MailSettings,
): Pick<Mail, "subject" | "html" | "text"> {
  const { language, username, words, signature } = example;
  const { publicUrl } = settings;
  const footer = footerOf(mail, language, publicUrl);
  const given = {
    language,
    link: publicUrl + leadsTo[mail],
    places: placesIn(mail, example, settings),
    ...(placesOf(mail).includes("name") && { username }),
    ...(footer !== undefined && { footer }),
    ...(mail === "new_videos" && { cards: videoCards([exampleVideo(language)], publicUrl) }),
  };
  return writtenMail(mail, given, { ...settings, ownMails: { signature, words: () => undefined } }, words);
}
