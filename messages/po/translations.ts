import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Translated } from "@mindreel/contract/plain/languages";
import { isPlural } from "@mindreel/messages/checks";
import type { Message } from "@mindreel/messages/format";
import type { Texts } from "@mindreel/messages/reworded";
import { faultOf } from "./checks.ts";
import { plurals } from "./plurals.ts";

type English = ReadonlyMap<string, Message>;

export const translationOf = (language: Translated) =>
  path.resolve(import.meta.dirname, `../translations/${language}.json`);

export const readTranslation = (language: Translated): Texts =>
  JSON.parse(readFileSync(translationOf(language), "utf8"));

/** Writes a translation in the order of the English messages. Texts of messages that are gone are left out. */
export function writeTranslation(language: Translated, english: English, texts: Texts): void {
  const ordered = [...english.keys()].filter((id) => id in texts).map((id) => [id, texts[id]]);
  writeFileSync(translationOf(language), `${JSON.stringify(Object.fromEntries(ordered), null, 2)}\n`);
}

/** A plural has a form for each kind of number that its language tells apart; or only the last, if all are alike. */
function faultOfForms(message: Message, language: Translated): string | undefined {
  if (!isPlural(message)) return "It needs a form for each kind of number.";
  const { forms, optional } = plurals[language];
  const own = Object.keys(message);
  const unknown = own.filter((form) => !forms.some((known) => known === form));
  if (unknown.length > 0) return `The language has no form ${unknown.join(", ")}.`;
  const missing = forms.filter((form) => !own.includes(form) && !optional.includes(form));
  return own.length > 1 && missing.length > 0 ? `It lacks the form ${missing.join(", ")}.` : undefined;
}

const isMessage = (value: unknown): value is Message =>
  typeof value === "string" ||
  (typeof value === "object" &&
    value !== null &&
    isPlural(value) &&
    Object.values(value).every((form) => typeof form === "string"));

function faultOfText(message: Message, own: unknown, language: Translated): string | undefined {
  if (!isMessage(own)) return "It is neither a text nor the forms of one.";
  if (!isPlural(message)) return isPlural(own) ? "It is one text, without forms." : faultOf(message, own);
  return faultOfForms(own, language) ?? faultOf(message, own);
}

/** All that is wrong with a translation. The types prove nothing about it. */
export function faultsOf(language: Translated, english: English, texts: Texts): string[] {
  const ids = [...english.keys()];
  const own = Object.keys(texts);
  const faults = [
    ...ids.flatMap((id, at) => (id in texts ? [] : [`${id} is missing; it comes after ${ids[at - 1] ?? "{"}`])),
    ...own.filter((id) => !english.has(id)).map((id) => `${id} is in no English file`),
    ...[...english].flatMap(([id, message]) => {
      const fault = id in texts ? faultOfText(message, texts[id], language) : undefined;
      return fault === undefined ? [] : [`${id}: ${fault}`];
    }),
  ];
  const misplaced = own.find((id, at) => id !== ids[at]);
  if (faults.length > 0 || misplaced === undefined) return faults;
  return [`${misplaced} is not where it is in English; npm run words -- sort puts all in order`];
}
