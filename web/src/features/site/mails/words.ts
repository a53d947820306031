import {
  faultsOfMail,
  linkLine,
  type MailFault,
  type MailField,
  type MailName,
  type MailPlace,
  type MailWords,
  mailFields,
  mostParagraphs,
  shortPlacesOf,
} from "@mindreel/contract/plain/kinds/mails";
import { type Language, languageNames, languages } from "@mindreel/contract/plain/languages";
import type { OwnMail } from "@mindreel/contract/site/settings";
import { faults, messages, names } from "@mindreel/messages/site/mails";
import { format } from "#shared/language/format.ts";

type BuiltIn = { readonly [L in Language]?: MailWords };

/** The languages in which the owner has changed a mail. */
export const changedLanguages = (own: OwnMail): readonly Language[] =>
  languages.filter((language) => own?.[language] !== undefined);

/** The owner's wording with that of one language replaced. Wording that equals the built-in one is removed. */
export function withWords(own: OwnMail, language: Language, words: MailWords | undefined, builtIn: BuiltIn): OwnMail {
  const { [language]: _, ...others } = own ?? {};
  const isOwn = words !== undefined && mailFields.some((field) => words[field] !== builtIn[language]?.[field]);
  const all = isOwn ? { ...others, [language]: words } : others;
  return Object.keys(all).length === 0 ? null : all;
}

/** Replaces control characters, such as pasted line breaks, in single-line fields. */
export const asField = (field: MailField, text: string): string =>
  field === "text" ? text : text.replaceAll(/\p{Cc}+/gu, " ");

function sentenceOf({ kind, place }: MailFault): string {
  const named = { place: `{${place}}` };
  if (kind === "unknown") return format(faults.unknown, named);
  if (kind === "missing") return format(faults.missing, named);
  if (kind === "link") return format(faults.link, { place: linkLine });
  return format(faults.long, { most: mostParagraphs });
}

/** The faults in a wording, by field, in the order of the fields. */
export function faultsByField(mail: MailName, words: MailWords): ReadonlyMap<MailField, string> {
  const faults = new Map(faultsOfMail(mail, words).map((fault) => [fault.field, sentenceOf(fault)]));
  return new Map(
    mailFields.flatMap((field) => {
      const fault = words[field].trim() === "" ? messages.empty : faults.get(field);
      return fault === undefined ? [] : [[field, fault]];
    }),
  );
}

/** Why the owner's wording of a mail cannot be saved; undefined if it can. */
export function faultOf(mail: MailName, own: OwnMail): string | undefined {
  for (const language of changedLanguages(own)) {
    const words = own?.[language];
    const [fault] = words === undefined ? [] : faultsByField(mail, words).values();
    if (fault !== undefined)
      return format(messages.faultIn, { mail: names.names[mail], language: languageNames[language], fault });
  }
  return undefined;
}

/** The selection in a field; if both ends are equal, it is the caret. */
export interface Caret {
  readonly field: MailField;
  readonly start: number;
  readonly end: number;
}

/**
 * Inserts a placeholder at the caret, and moves the caret behind it. A placeholder for a whole sentence goes into the
 * text, wherever the caret is, and the link onto a line of its own.
 */
export function withPlace(mail: MailName, words: MailWords, at: Caret, place: MailPlace): [MailWords, Caret] {
  const fits = at.field === "text" || shortPlacesOf(mail).includes(place);
  const end = words.text.length;
  const { field, ...selected }: Caret = fits ? at : { field: "text", start: end, end };
  const [before, after] = [words[field].slice(0, selected.start), words[field].slice(selected.end)];
  const ownLine = field === "text" && place === "link";
  const [above, below] = [
    ownLine && /[^\n]$/.test(before) ? "\n\n" : "",
    ownLine && /^[^\n]/.test(after) ? "\n\n" : "",
  ];
  const put = `${before}${above}{${place}}`;
  return [
    { ...words, [field]: put + below + after },
    { field, start: put.length, end: put.length },
  ];
}
