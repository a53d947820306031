import type { Language } from "@mindreel/contract/plain/languages";
import type { ServerMessages } from "@mindreel/messages/for-server";
import { type Message, readIn, type Values } from "@mindreel/messages/format";
import { inLanguage } from "@mindreel/messages/in-language";

/** A text that is rendered once its reader's language is known. */
export type Sentence = (language: Language) => string;
/** Renders a text in its reader's language. */
export type Translate = <T = string>(text: (language: Language) => T) => T;

type Group = ServerMessages<Readonly<Record<string, Message>>>;
type Given<M> = Record<never, never> extends Values<M> ? [] : [values: Values<M>];

/** A message in the language of its reader: `sentence(refusals, "linkUsed")`. */
export const sentence =
  <G extends Group, Key extends keyof G & string>(group: G, key: Key, ...[values]: Given<G[Key]>): Sentence =>
  (language) =>
    readIn(language, inLanguage(group, language)[key] ?? "", values ?? {});
