import { isDeepStrictEqual } from "node:util";
import { landingSections } from "@mindreel/contract/plain/kinds/landing-sections";
import { blankIn, legalDocuments } from "@mindreel/contract/plain/kinds/legal";
import { mailNames, mailSetting, noOwnMails } from "@mindreel/contract/plain/kinds/mails";
import { isReservedSlug } from "@mindreel/contract/plain/kinds/own-pages";
import { type Language, languageNames, languages } from "@mindreel/contract/plain/languages";
import { limits } from "@mindreel/contract/plain/limits";
import { pricedByPlans } from "@mindreel/contract/plain/priced-by-plans";
import {
  OwnMail,
  type OwnWords,
  type SettingName,
  type SiteChanges,
  SiteValues,
  ValuesBesideMails,
} from "@mindreel/contract/site/settings";
import { type Fault, faultIn } from "@mindreel/messages/checks";
import type { Message } from "@mindreel/messages/format";
import { wordFaults as messages, refusals } from "@mindreel/messages/site/settings";
import { type TSchema, Type } from "typebox";
import { Value } from "typebox/value";
import type { Config, OwnersToo } from "#config/config.ts";
import { type Sentence, sentence } from "#domain/sentences.ts";
import { storable } from "#domain/storable.ts";
import { mailFaults } from "#features/site/mails/mails.policy.ts";

/** The settings that differ from the defaults. */
export type Differences = Readonly<Record<string, unknown>>;

/** The built-in brand colour. */
export const usualAccent = "#454ee2";
/** The built-in colour behind films and large words. */
export const usualStage = "#0a0b16";

type Decided = Pick<Config, "appName" | "planPriceCents" | "teasers" | "mailFrom" | "decided">;

/** The values where the owner has set nothing. */
export const defaultsOf = ({ appName, planPriceCents, teasers }: Decided): SiteValues => ({
  name: appName,
  contact: null,
  promise: null,
  font: "inter",
  accent: usualAccent,
  stage: usualStage,
  logo: null,
  icon: null,
  links: [],
  social: [],
  hero: { kind: "built_in" },
  sign_in: null,
  hero_lead: null,
  hero_action: null,
  hero_note: null,
  sections: landingSections.map((section) => ({ section, shown: true })),
  questions: null,
  voices: [],
  film: null,
  film_captions: null,
  plan_price_cents: planPriceCents,
  plan_title: null,
  plan_features: null,
  plan_note: null,
  teasers,
  mail_sender: null,
  mail_signature: null,
  imprint: null,
  privacy: null,
  terms: null,
  refund: null,
  pages: [],
  words: null,
  ...noOwnMails,
});

export type Locks = Partial<Record<SettingName, OwnersToo | typeof pricedByPlans>>;

/** The settings that the environment decides, with the names of the variables, and a price that the plans decide. */
export function locksOf({ decided, mailFrom }: Decided, isPricedByPlans = false): Locks {
  const isDecided = (name: OwnersToo) => decided.includes(name);
  return {
    ...(isDecided("APP_NAME") && { name: "APP_NAME" }),
    ...(isDecided("PLAN_PRICE_CENTS") && { plan_price_cents: "PLAN_PRICE_CENTS" }),
    ...(isDecided("TEASERS") && { teasers: "TEASERS" }),
    // A bare address leaves the sender's name to the owner.
    ...(isDecided("MAIL_FROM") && mailFrom.includes("<") && { mail_sender: "MAIL_FROM" }),
    ...(isPricedByPlans && { plan_price_cents: pricedByPlans }),
  };
}

const schemas: Readonly<Record<string, TSchema>> = {
  ...ValuesBesideMails.properties,
  ...Object.fromEntries(mailNames.map((mail) => [mailSetting(mail), OwnMail])),
};
const isSetting = (name: string): name is SettingName => Object.hasOwn(schemas, name);

/** The values in force. Values stored by another server version that are invalid here are left out. */
export function valuesOf(differences: Differences, config: Decided): SiteValues {
  const locks = locksOf(config);
  const known = Object.entries(differences).filter(
    ([name, value]) =>
      isSetting(name) && locks[name] === undefined && Value.Check(schemas[name] ?? Type.Never(), value),
  );
  const values = Value.Parse(SiteValues, { ...defaultsOf(config), ...Object.fromEntries(known) });
  return values;
}

/** A price is kept also where it is the usual one: then it was chosen. */
export const priceSetting = "plan_price_cents" satisfies SettingName;

/** Whether the owner or the environment decided on the price. */
export const hasChosenPrice = (differences: Differences, config: Decided): boolean =>
  differences[priceSetting] !== undefined || locksOf(config)[priceSetting] !== undefined;

/** The differences after some settings were changed. */
export function changed(before: Differences, changes: SiteChanges, defaults: SiteValues): Differences {
  const all = { ...before, ...Object.fromEntries(Object.entries(changes).map(([name, to]) => [name, storable(to)])) };
  return Object.fromEntries(
    Object.entries(all).filter(
      ([name, value]) => !isSetting(name) || name === priceSetting || !isDeepStrictEqual(value, defaults[name]),
    ),
  );
}

/** The names of the settings in which two versions differ. */
export const changedNames = (before: Differences, after: Differences): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((name) => !isDeepStrictEqual(before[name], after[name]))
    .toSorted();

/** The current differences with the changes of one version undone, but for a price that the plans decide. */
export function undone(now: Differences, before: Differences, after: Differences, locked: Locks): Differences {
  const isKept = (name: string) => name === priceSetting && locked[name] === pricedByPlans;
  const names = changedNames(before, after).filter((name) => !isKept(name));
  const kept = Object.entries(now).filter(([name]) => !names.includes(name));
  const restored = Object.entries(before).filter(([name]) => names.includes(name));
  return Object.fromEntries([...kept, ...restored]);
}

const schemes = ["https:", "http:", "mailto:"];

/** Whether a link target is allowed: a site, a mailbox or a path of this site. */
function mayLinkTo(url: string): boolean {
  // Browsers treat a backslash as a slash, and a URL that begins with two as another host.
  if (/^\/(?![/\\])/.test(url)) return true;
  return URL.canParse(url) && schemes.includes(new URL(url).protocol);
}

/** Whether a text is a WebVTT file with at least one cue. */
const isVtt = (text: string): boolean => /^\uFEFF?WEBVTT[ \t\r\n]/.test(text) && text.includes("-->");

/** Errors that the schema does not catch, by field. */
export function faultsOf(changes: SiteChanges, now: SiteValues, locked: Locks): Record<string, Sentence[]> {
  const faults: Record<string, Sentence[]> = {};
  for (const [name, variable] of Object.entries(locked)) {
    if (isSetting(name) && changes[name] !== undefined && !isDeepStrictEqual(changes[name], now[name])) {
      const isByPlans = variable === pricedByPlans;
      faults[name] = [isByPlans ? sentence(refusals, "pricedByPlans") : sentence(refusals, "locked", { variable })];
    }
  }
  for (const name of ["links", "social"] as const) {
    if (changes[name]?.some(({ url }) => !mayLinkTo(url))) faults[name] = [sentence(refusals, "link")];
  }
  if (JSON.stringify(changes.words ?? null).length > limits.ownWords)
    faults["words"] = [sentence(refusals, "tooManyWords", { most: limits.ownWords })];
  const { film } = changes;
  if (typeof film === "string" && (!mayLinkTo(film) || film.startsWith("mailto:")))
    faults["film"] = [sentence(refusals, "film")];
  const captions = changes.film_captions?.text;
  if (captions !== undefined && !isVtt(captions)) faults["film_captions"] = [sentence(refusals, "captions")];
  for (const document of legalDocuments) {
    const blank = blankIn(changes[document] ?? "");
    if (blank !== undefined) faults[document] = [sentence(refusals, "blank", { blank })];
  }
  const { pages = [] } = changes;
  const addresses = pages.map(({ slug }) => slug);
  const taken = addresses.find(isReservedSlug);
  const twice = addresses.find((slug, at) => addresses.indexOf(slug) !== at);
  const unfinished = pages.map(({ text }) => blankIn(text)).find((blank) => blank !== undefined);
  if (taken !== undefined) faults["pages"] = [sentence(refusals, "addressTaken", { address: taken })];
  else if (twice !== undefined) faults["pages"] = [sentence(refusals, "addressTwice", { address: twice })];
  else if (unfinished !== undefined) faults["pages"] = [sentence(refusals, "blank", { blank: unfinished })];
  const named = changes.sections?.map(({ section }) => section);
  if (named !== undefined && new Set(named).size < named.length)
    faults["sections"] = [sentence(refusals, "sectionTwice")];
  for (const mail of mailNames) {
    const found = Object.entries(changes[mailSetting(mail)] ?? {}).flatMap(([language, words]) =>
      mailFaults(mail, words).map(
        ({ field, message }): Sentence =>
          (reader) =>
            `${language}, ${field}: ${message(reader)}`,
      ),
    );
    if (found.length > 0) faults[mailSetting(mail)] = found;
  }
  return faults;
}

function messageOf(fault: Fault): Sentence {
  if (fault.kind === "empty") return sentence(messages, "empty");
  if (fault.kind === "count") return sentence(messages, "count", { place: fault.wanted });
  const { wanted, found } = fault;
  if (found === "") return sentence(messages, "needs", { wanted });
  return wanted === "" ? sentence(messages, "leaveOut", { found }) : sentence(messages, "parts", { wanted, found });
}

const messageIn =
  (language: Language, id: string, fault: Fault): Sentence =>
  (reader) =>
    `${id}: ${sentence(messages, "faultIn", { language: languageNames[language], fault: messageOf(fault)(reader) })(reader)}`;

/**
 * Errors in the owner's sentences compared with the built-in ones, at most one for each language. Sentences that this
 * release does not have belong to another release; pages leave them out.
 */
export const wordFaults = (words: OwnWords, builtIn: ReadonlyMap<string, Message>): Sentence[] =>
  languages.flatMap((language) => {
    for (const [id, own] of Object.entries(words?.[language] ?? {})) {
      const known = builtIn.get(id);
      const fault = known === undefined ? undefined : faultIn(known, own);
      if (fault !== undefined) return [messageIn(language, id, fault)];
    }
    return [];
  });
