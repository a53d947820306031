import { directionOf, type Language, localeOf } from "@mindreel/contract/plain/languages";

/** A text for each plural form of a language, chosen by `count`. */
export type Plural = { readonly [C in Intl.LDMLPluralRule]?: string } & { readonly other: string };
/** A sentence with placeholders such as `{name}`. */
export type Message = string | Plural;

type NamesIn<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never;
type PlacesOf<M> = M extends string ? NamesIn<M> : NamesIn<M[keyof M]> | "count";

/** The values of a message's placeholders: exactly these. */
export type Values<M> = { readonly [Place in PlacesOf<M>]: Place extends "count" ? number : string | number };

type Tags<Text> = Text extends `${string}<${infer Name}>${infer Rest}`
  ? (Name extends `/${string}` ? never : Name) | Tags<Rest>
  : never;
/** The names of the tags in a message, such as `link` in `Have you <link>forgotten</link> it?` */
export type TagsIn<M> = Tags<M extends string ? M : M[keyof M]>;

const rules = new Map<Language, Intl.PluralRules>();
const numbers = new Map<Language, Intl.NumberFormat>();

function kept<T>(made: Map<Language, T>, language: Language, make: () => T): T {
  const known = made.get(language) ?? make();
  made.set(language, known);
  return known;
}

/** `1,234` in a language's number format. */
export const numberIn = (language: Language, number: number): string =>
  kept(numbers, language, () => new Intl.NumberFormat(localeOf(language))).format(number);

/** The plural form of a message for a number. */
export const formOf = (language: Language, message: Message, count: number): string =>
  typeof message === "string"
    ? message
    : (message[kept(rules, language, () => new Intl.PluralRules(language)).select(count)] ?? message.other);

/**
 * Isolates user text in a right-to-left sentence, so that it keeps its own direction. URLs are left alone: mail
 * programs that make links of them would include the isolating mark.
 */
const apart = (language: Language, text: string) =>
  directionOf(language) === "rtl" && text !== "" && !/^https?:/.test(text) ? `\u2068${text}\u2069` : text;

/** Fills in the placeholders of a text. */
export const filledIn = (language: Language, text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (_, place: string) => {
    const value = values[place] ?? "";
    return typeof value === "number" ? numberIn(language, value) : apart(language, value);
  });

/** A formatted message, in one language; `formatIn` checks that all placeholders are filled. */
export const readIn = (
  language: Language,
  message: Message,
  values: Readonly<Record<string, string | number>>,
): string => filledIn(language, formOf(language, message, Number(values["count"] ?? 0)), values);

/** A formatted message, in one language. */
export const formatIn = <const M extends Message>(language: Language, message: M, values: Values<M>): string =>
  readIn(language, message, values);
