import { localeOf } from "@mindreel/contract/plain/languages";
import { all } from "@mindreel/messages/admin/first-run-report/all";
import { type Sentence, sentence } from "#domain/sentences.ts";
import { day, minute } from "#domain/units-of-time.ts";
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
  passed(sentence(all, "mailSent", { server, email }), sentence(all, "lookIntoSpam"));

export const mailWritten = (folder: string): Tested =>
  passed(sentence(all, "mailWritten", { folder }), sentence(all, "setSmtp"));

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
  const says = kind === "no_such_host" ? sentence(all, kind, { server }) : sentence(all, kind, { server, said });
  return failed(says, sentence(all, mailTodos[kind]));
}

export const paymentsOff = failed(sentence(all, "paymentsOff"), sentence(all, "setStripe"));

export const paymentsRehearsed = passed(sentence(all, "rehearsal"), sentence(all, "endRehearsal"));

const listed =
  (names: readonly string[], sentenceOf: (list: string) => Sentence): Sentence =>
  (language) =>
    sentenceOf(new Intl.ListFormat(localeOf(language)).format(names))(language);

/** @param isTest whether the key is a test key, which moves no money */
export function paymentsChecked(check: ProviderCheck, url: string, isTest: boolean): Tested {
  const { forbidden, webhook, unsent, portal } = check;
  if (forbidden.length > 0) {
    const says = listed(forbidden, (what) => sentence(all, "forbidden", { what }));
    return failed(says, sentence(all, "giveAccess"));
  }
  if (webhook === "missing") return failed(sentence(all, "noWebhook", { url }), sentence(all, "addWebhook"));
  if (webhook === "off") return failed(sentence(all, "webhookOff", { url }), sentence(all, "enableWebhook"));
  if (unsent.length > 0) {
    const says = listed(unsent, (events) => sentence(all, "unsent", { events }));
    return failed(says, sentence(all, "addEvents"));
  }
  if (portal === "missing") return failed(sentence(all, "noPortal"), sentence(all, "savePortal"));
  if (portal === "keeps") return failed(sentence(all, "portalKeeps"), sentence(all, "savePortal"));
  if (webhook === "unknown") return passed(sentence(all, "unchecked"), sentence(all, "makeSure", { url }));
  return isTest ? passed(sentence(all, "testKey"), sentence(all, "setLiveKey")) : passed(sentence(all, "works"));
}

export const keyRefused = (said: string): Tested =>
  failed(sentence(all, "keyRefused", { said }), sentence(all, "checkKey"));

export const noAnswer = (reason: string): Tested =>
  failed(sentence(all, "noStripe", { reason }), sentence(all, "reachStripe"));
