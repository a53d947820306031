import type { AuditAction } from "@mindreel/contract/api";
import { isLanguage, languageNames } from "@mindreel/contract/plain/languages";
import { messages as actionNames } from "@mindreel/messages/admin/audit-actions";
import { messages } from "@mindreel/messages/admin/audit-log";
import { messages as mails } from "@mindreel/messages/site/mail-names";
import { format } from "#shared/language/format.ts";

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

const details: Readonly<Record<string, (value: string | number) => string>> = {
  before: (value) => format(messages.details.before, { value }),
  changed: (value) => format(messages.details.changed, { value }),
  state: stateLabel,
  picture: () => messages.details.picture,
  reason: (value) => format(messages.details.reason, { value }),
  days: (value) => format(messages.details.days, { count: Number(value) }),
  added: (value) => format(messages.details.added, { value }),
  skipped: (value) => format(messages.details.skipped, { value }),
  unsubscribed: (value) => format(messages.details.unsubscribed, { value }),
  faulty: (value) => format(messages.details.faulty, { value }),
  categories: (value) => format(messages.details.categories, { value }),
  searched: () => messages.details.searched,
  filter: (value) => format(messages.details.filter, { value }),
  from: (value) => format(messages.details.from, { value }),
  to: (value) => format(messages.details.to, { value }),
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
