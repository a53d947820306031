import type { Language } from "@mindreel/contract/plain/languages";
import { type Message, readIn, type Values } from "@mindreel/messages/format";

/** A text that is rendered once its reader's language is known. */
export type Sentence = (language: Language) => string;
/** Renders a text in its reader's language. */
export type Translate = <T = string>(text: (language: Language) => T) => T;

type Words = Readonly<Record<Language, Readonly<Record<string, Message>>>>;
type Given<M> = Record<never, never> extends Values<M> ? [] : [values: Values<M>];

/** A message of a catalogue in every language: `sentence(all, "linkUsed")`. */
export const sentence =
  <W extends Words, Key extends keyof W["en"] & string>(all: W, key: Key, ...[values]: Given<W["en"][Key]>): Sentence =>
  (language) =>
    readIn(language, all[language][key] ?? "", values ?? {});
