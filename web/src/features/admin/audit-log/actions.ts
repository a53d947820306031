import type { AuditAction } from "@mindreel/contract/api";
import { isLanguage, languageNames } from "@mindreel/contract/plain/languages";
import { paymentIn } from "@mindreel/contract/plain/money";
import { actions as actionNames, messages } from "@mindreel/messages/admin/audit-log";
import { settings as news } from "@mindreel/messages/newsletter/digest";
import { names as mails } from "@mindreel/messages/site/mails";
import { format, numberOf } from "#shared/language/format.ts";
import { language } from "#shared/language/language.ts";
import { wordFor } from "#shared/language/wordFor.ts";
import { settingName } from "#shared/settingNames.ts";

/** The label of each action in the audit log. */
const labels = (): Readonly<Record<AuditAction, string>> => actionNames;

export const actions = () => Object.entries(labels()).map(([value, label]) => ({ value, label }));

/** An unknown action, from another version of the server, is shown as its code. */
export const actionLabel = (action: string): string => actions().find(({ value }) => value === action)?.label ?? action;

/** A provider's answer about a video. */
const stateLabel = (state: string | number): string =>
  Object.entries(messages.states).find(([name]) => name === state)?.[1] ?? "";

const mailLabel = (mail: string | number): string =>
  Object.entries(mails.names).find(([name]) => name === mail)?.[1] ?? "";

const digestLabel = (digest: string | number): string => wordFor(`${digest}`, news.digests);

const settingLabels = (names: string | number): string =>
  format(messages.details.changed, { value: `${names}`.split(", ").map(settingName).join(", ") });

/** An amount in the currency's smallest unit, and the currency. */
function moneyLabel(money: string): string {
  const [amount, currency = "usd"] = money.split(" ");
  return paymentIn(language(), Number(amount), currency);
}

const details: Readonly<Record<string, (value: string | number) => string>> = {
  before: (value) => format(messages.details.before, { value }),
  changed: (value) => format(messages.details.changed, { value }),
  state: stateLabel,
  settings: settingLabels,
  description: () => messages.details.description,
  picture: (value) => (value === "removed" ? messages.details.noPicture : messages.details.picture),
  reason: (value) => format(messages.details.reason, { value }),
  days: (value) => format(messages.details.days, { count: Number(value) }),
  added: (value) => format(messages.details.added, { value }),
  skipped: (value) => format(messages.details.skipped, { value }),
  unsubscribed: (value) => format(messages.details.unsubscribed, { value }),
  faulty: (value) => format(messages.details.faulty, { value }),
  categories: (value) => format(messages.details.categories, { value }),
  series: (value) => format(messages.details.series, { value }),
  stills: (value) => format(messages.details.stills, { value }),
  video: (value) => (value === "none" ? messages.details.unanswered : format(messages.details.answered, { value })),
  declined: (value) => (value === "yes" ? messages.details.declined : messages.details.reopened),
  merged: (value) => format(messages.details.merged, { value }),
  split: (value) => format(messages.details.split, { value }),
  digest: digestLabel,
  mails_per_hour: (value) => format(messages.details.rate, { value: numberOf(Number(value)) }),
  type: (value) => `${value}`,
  searched: () => messages.details.searched,
  filter: (value) => format(messages.details.filter, { value }),
  from: (value) => format(messages.details.from, { value }),
  to: (value) => format(messages.details.to, { value }),
  invoice: (value) => `${value}`,
  refund: (value) => format(messages.details.refund, { value: moneyLabel(`${value}`) }),
  price: (value) => `${value}`.split(", ").map(moneyLabel).join(", "),
  when: (value) => (value === "now" ? messages.details.ended : messages.details.endsLater),
  secret: () => messages.details.secret,
  mail: mailLabel,
  language: (value) => (isLanguage(value) ? languageNames[value] : ""),
  captions: (value) => `${value}`,
  chapters: (value) => format(messages.details.chapters, { count: Number(value) }),
  differences: (value) => format(messages.details.differences, { value }),
};

/** An entry's details in words; details that this version does not know are left out. */
export const detailsOf = (entry: Readonly<Record<string, string | number>>): string =>
  Object.entries(entry)
    .flatMap(([name, value]) => details[name]?.(value) || [])
    .join(" · ");
