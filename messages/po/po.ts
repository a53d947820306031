import type { Translated } from "@mindreel/contract/plain/languages";
import { languageNames } from "@mindreel/contract/plain/languages";
import { isPlural } from "@mindreel/messages/checks";
import type { Message } from "@mindreel/messages/format";
import { type GetTextTranslation, po } from "gettext-parser";
import type { Entry } from "./catalogue.ts";
import { faultOf } from "./checks.ts";
import { plurals } from "./plurals.ts";

const formOf = (message: Message | undefined, form: Intl.LDMLPluralRule): string =>
  isPlural(message) ? (message[form] ?? message.other) : (message ?? "");

/** A language's messages as a PO file. */
export function toPo(language: Translated, entries: readonly Entry[]): string {
  const { forms, choice } = plurals[language];
  const translations: Record<string, Record<string, GetTextTranslation>> = {};
  for (const { id, english, own } of entries) {
    const [file = ""] = id.split(":");
    const texts = isPlural(english) ? forms.map((form) => formOf(own, form)) : [formOf(own, "other")];
    const one = isPlural(english) ? (english.one ?? english.other) : english;
    const translation = {
      ...{ msgctxt: id, msgid: one, msgstr: texts },
      ...(isPlural(english) && { msgid_plural: english.other }),
      comments: { reference: `messages/src/${file}.ts` },
    };
    translations[id] = { [one]: translation };
  }
  const headers = {
    "Content-Type": "text/plain; charset=utf-8",
    "Content-Transfer-Encoding": "8bit",
    "MIME-Version": "1.0",
    "Project-Id-Version": "Mindreel",
    Language: language,
    "Language-Team": languageNames[language],
    "Plural-Forms": `nplurals=${forms.length}; plural=${choice};`,
  };
  return po.compile({ charset: "utf-8", headers, translations }, { foldLength: 0 }).toString();
}

export interface Import {
  /** The messages that differ in the file, by id. */
  readonly changes: ReadonlyMap<string, Message>;
  /** The messages that were rejected: each with its id, and why. */
  readonly faults: readonly string[];
  /** The messages that were skipped: unfinished ones, and those whose English text has changed since. */
  readonly skipped: readonly string[];
}

/** The forms of a plural. A form that repeats the last one counts as missing if it was missing before, or may be. */
function pluralOf(texts: readonly string[], own: Message | undefined, language: Translated): Message {
  const { forms, optional } = plurals[language];
  const other = texts[forms.indexOf("other")] ?? "";
  const isMissing = (form: Intl.LDMLPluralRule) => (isPlural(own) ? own[form] === undefined : optional.includes(form));
  const told = forms.flatMap((form, at): [string, string][] => {
    const text = texts[at] ?? "";
    return form !== "other" && isMissing(form) && text === other ? [] : [[form, text]];
  });
  return { ...Object.fromEntries(told), other };
}

const isSame = (one: Message | undefined, other: Message): boolean =>
  one === undefined || typeof one === "string" || typeof other === "string"
    ? one === other
    : [...new Set([...Object.keys(one), ...Object.keys(other)])].every(
        (form) => new Map(Object.entries(one)).get(form) === new Map(Object.entries(other)).get(form),
      );

/** Compares a translators' file with the current messages. */
export function fromPo(text: string, language: Translated, entries: readonly Entry[]): Import {
  const known = new Map(entries.map((entry) => [entry.id, entry]));
  const changes = new Map<string, Message>();
  const faults: string[] = [];
  const skipped: string[] = [];
  const parsed = po.parse(Buffer.from(text), { defaultCharset: "utf-8" });
  if (parsed.headers["Language"] !== language) {
    return {
      changes,
      skipped,
      faults: [`The file is in ${parsed.headers["Language"] ?? "no language"}, not in ${language}.`],
    };
  }
  for (const { msgctxt: id = "", msgid, msgid_plural, msgstr, comments } of Object.values(parsed.translations).flatMap(
    (each) => Object.values(each),
  )) {
    if (id === "" && msgid === "") continue;
    const entry = known.get(id);
    if (entry === undefined) {
      skipped.push(`${id || msgid}: there is no such sentence.`);
      continue;
    }
    const { english, own } = entry;
    const asked = isPlural(english) ? [english.one ?? english.other, english.other] : [english, undefined];
    if (msgid !== asked[0] || msgid_plural !== asked[1]) {
      skipped.push(`${id}: the English sentence has changed.`);
      continue;
    }
    if (comments?.flag?.includes("fuzzy") || msgstr.every((each) => each === "")) {
      skipped.push(`${id}: not finished.`);
      continue;
    }
    const next = isPlural(english) ? pluralOf(msgstr, own, language) : (msgstr[0] ?? "");
    const fault = faultOf(english, next);
    if (fault !== undefined) faults.push(`${id}: ${fault}`);
    else if (!isSame(own, next)) changes.set(id, next);
  }
  return { changes, faults, skipped };
}
