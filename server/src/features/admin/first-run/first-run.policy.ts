import { report } from "@mindreel/messages/admin/first-run";
import { type Sentence, sentence } from "#domain/sentences.ts";
import { day, minute } from "#domain/time/units-of-time.ts";
import type { MailFailure } from "#mail/mail-failure.ts";

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

/** How the payment account differs from what is needed. */
export interface PaymentDifference {
  readonly says: Sentence;
  readonly todo: Sentence;
  /** False: everything works all the same. */
  readonly severe: boolean;
}

/** @param isTest whether the key is a test key, which moves no money */
export function paymentsChecked(differences: readonly PaymentDifference[], isTest: boolean): Tested {
  const found = differences.find(({ severe }) => severe) ?? differences[0];
  if (found !== undefined) return (found.severe ? failed : passed)(found.says, found.todo);
  return isTest
    ? passed(sentence(report, "testKey"), sentence(report, "setLiveKey"))
    : passed(sentence(report, "works"));
}
