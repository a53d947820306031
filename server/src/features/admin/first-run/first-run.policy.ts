import { type LegalDocument, legalDocuments } from "@mindreel/contract/plain/kinds/legal";
import { type SetUpStep, type StepState, setUpSteps } from "@mindreel/contract/plain/set-up-steps";
import type { SettingName, SiteValues } from "@mindreel/contract/site/settings";
import { report } from "@mindreel/messages/admin/first-run";
import type { Config } from "#config/config.ts";
import { isTestKey } from "#domain/payment-keys.ts";
import { type Sentence, sentence } from "#domain/sentences.ts";
import { day, minute } from "#domain/time/units-of-time.ts";
import type { StoredBackups } from "#features/admin/backups/backups.service.ts";
import type { MailFailure } from "#mail/mail-failure.ts";
import type { Contents, Run } from "./first-run.repository.ts";

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

/** What the owner has set. */
export interface SetByOwner {
  readonly values: SiteValues;
  readonly defaults: SiteValues;
  readonly priceChosen: boolean;
}

export interface Facts {
  readonly config: Pick<Config, "smtpUrl" | "payments" | "stripe" | "storage">;
  /** Whether its address is one that everybody can open, encrypted. */
  readonly isPublic: boolean;
  readonly site: SetByOwner;
  readonly contents: Contents;
  readonly run: Run | undefined;
  readonly backups: StoredBackups | undefined;
}

interface StepNow {
  readonly step: SetUpStep;
  readonly state: StepState;
}

const look = ["name", "promise", "accent", "logo", "icon", "hero_lead", "hero_action"] as const;
const plan = ["plan_title", "plan_features", "plan_note"] as const;

const differs = ({ values, defaults }: SetByOwner, names: readonly SettingName[]) =>
  names.some((name) => values[name] !== defaults[name]);

export const missingLegal = ({ values }: SetByOwner): LegalDocument[] =>
  legalDocuments.filter((document) => values[document] === null);

const doneIf = (done: boolean): StepState => (done ? "done" : "open");

/** A thing that is set up works once it was seen working, and no longer once it was seen failing. */
function tested(set: boolean, passedAt: Date | null = null, failedAt: Date | null = null): StepState {
  if (!set) return "open";
  return failedAt !== null ? "broken" : doneIf(passedAt !== null);
}

function backedUp(backups: StoredBackups | undefined): StepState {
  if (backups?.failure !== undefined) return "broken";
  return doneIf(backups?.proof !== undefined);
}

/** With a test key nobody pays, and without a choice members would pay a price that nobody chose. */
const sells = ({ payments, stripe }: Facts["config"], { priceChosen }: SetByOwner): boolean =>
  payments === "stripe" && !isTestKey(stripe) && priceChosen;

const states = ({ config, isPublic, site, contents, run, backups }: Facts): Record<SetUpStep, StepState> => ({
  look: doneIf(differs(site, look)),
  price: doneIf(site.priceChosen),
  plan: doneIf(differs(site, plan)),
  legal: doneIf(missingLegal(site).length === 0),
  address: doneIf(isPublic),
  mail: tested(config.smtpUrl !== undefined, run?.mailTestedAt, run?.mailFailedAt),
  payments: tested(sells(config, site), run?.paymentsTestedAt, run?.paymentsFailedAt),
  storage: doneIf(config.storage === "s3"),
  backups: backedUp(backups),
  secondFactor: doneIf(!contents.weakSuperuser),
  category: doneIf(contents.category),
  videos: doneIf(contents.video),
  captions: doneIf(contents.video && !contents.uncaptioned),
  people: doneIf(contents.people),
});

/** The state of each step. What is done is done, also if it was skipped before; what fails cannot be skipped. */
export function stepsOf(facts: Facts): StepNow[] {
  const now = states(facts);
  const skipped = facts.run?.skipped ?? [];
  return setUpSteps.map((step) => ({
    step,
    state: now[step] === "open" && skipped.includes(step) ? "skipped" : now[step],
  }));
}

export const isLeft = ({ state }: StepNow): boolean => state === "open" || state === "broken";
