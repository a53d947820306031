import { type LegalDocument, legalDocuments } from "@mindreel/contract/plain/kinds/legal";
import { type SetUpStep, type StepState, setUpSteps } from "@mindreel/contract/plain/set-up-steps";
import type { SettingName, SiteValues } from "@mindreel/contract/site/settings";
import type { Config } from "#config/config.ts";
import { isTestKey } from "#domain/payment-keys.ts";
import type { StoredBackups } from "#features/admin/backups/backups.service.ts";
import type { Contents, Run } from "./first-run.repository.ts";

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

export interface StepNow {
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
