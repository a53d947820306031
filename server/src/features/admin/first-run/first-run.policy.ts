import { localeOf } from "@mindreel/contract/plain/languages";
import { report } from "@mindreel/messages/admin/first-run";
import { type Sentence, sentence } from "#domain/sentences.ts";
import { day, minute } from "#domain/time/units-of-time.ts";
import type { MailFailure } from "#mail/mail-failure.ts";
import type { ProviderCheck } from "#ports/payments/payments.port.ts";

/** Lifetime of the link in the log, in milliseconds. Each start creates a new link. */
export const linkLifetime = day;
/** Servers that start within this time of one another keep each other's links; a later start invalidates them. */
export const startTogether = minute;

/** The outcome of a test. */
export interface Tested {
  readonly passed: boolean;
  readonly says: Sentence;
  readonly todo: Sentence | null;
}

const passed = (says: Sentence, todo: Sentence | null = null): Tested => ({ passed: true, says, todo });
const failed = (says: Sentence, todo: Sentence): Tested => ({ passed: false, says, todo });

export const mailSent = (email: string, server: string): Tested =>
  passed(sentence(report, "mailSent", { server, email }), sentence(report, "lookIntoSpam"));

export const mailWritten = (folder: string): Tested =>
  passed(sentence(report, "mailWritten", { folder }), sentence(report, "setSmtp"));

const mailTodos = {
  credentials: "checkCredentials",
  no_such_host: "checkHost",
  no_answer: "checkPort",
  encryption: "checkEncryption",
  refused_address: "checkFrom",
  other: "checkSmtp",
} as const satisfies Record<MailFailure["kind"], string>;

/** @param server with its port */
export function mailFailed({ kind, detail: said }: MailFailure, server: string): Tested {
  const says = kind === "no_such_host" ? sentence(report, kind, { server }) : sentence(report, kind, { server, said });
  return failed(says, sentence(report, mailTodos[kind]));
}

export const paymentsOff = failed(sentence(report, "paymentsOff"), sentence(report, "setStripe"));

export const paymentsRehearsed = passed(sentence(report, "rehearsal"), sentence(report, "endRehearsal"));

const listed =
  (names: readonly string[], sentenceOf: (list: string) => Sentence): Sentence =>
  (language) =>
    sentenceOf(new Intl.ListFormat(localeOf(language)).format(names))(language);

/** @param isTest whether the key is a test key, which moves no money */
export function paymentsChecked(check: ProviderCheck, url: string, isTest: boolean): Tested {
  const { forbidden, webhook, unsent, portal } = check;
  if (forbidden.length > 0) {
    const says = listed(forbidden, (what) => sentence(report, "forbidden", { what }));
    return failed(says, sentence(report, "giveAccess"));
  }
  if (webhook === "missing") return failed(sentence(report, "noWebhook", { url }), sentence(report, "addWebhook"));
  if (webhook === "off") return failed(sentence(report, "webhookOff", { url }), sentence(report, "enableWebhook"));
  if (unsent.length > 0) {
    const says = listed(unsent, (events) => sentence(report, "unsent", { events }));
    return failed(says, sentence(report, "addEvents"));
  }
  if (portal === "missing") return failed(sentence(report, "noPortal"), sentence(report, "savePortal"));
  if (portal === "keeps") return failed(sentence(report, "portalKeeps"), sentence(report, "savePortal"));
  if (webhook === "unknown") return passed(sentence(report, "unchecked"), sentence(report, "makeSure", { url }));
  return isTest
    ? passed(sentence(report, "testKey"), sentence(report, "setLiveKey"))
    : passed(sentence(report, "works"));
}

export const keyRefused = (said: string): Tested =>
  failed(sentence(report, "keyRefused", { said }), sentence(report, "checkKey"));

export const noAnswer = (reason: string): Tested =>
  failed(sentence(report, "noStripe", { reason }), sentence(report, "reachStripe"));
