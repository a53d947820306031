import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { type Language, sourceLanguage } from "@mindreel/contract/plain/languages";
import { beginning, type ServerMessages } from "@mindreel/messages/for-server";
import { reworded, type Texts } from "@mindreel/messages/reworded";

type ByLanguage<T> = { readonly [L in Language]?: T };

const translations = new Map<Language, Texts>();
const { resolve } = createRequire(import.meta.url);

/** Read when the first reader of a language comes: most sites have readers of few. */
function translation(language: Language): Texts {
  const known = translations.get(language);
  if (known !== undefined) return known;
  const texts: Texts = JSON.parse(readFileSync(resolve(`@mindreel/messages/translations/${language}.json`), "utf8"));
  translations.set(language, texts);
  return texts;
}

let own: ByLanguage<Texts> = {};
/** The groups as they are read, until the owner's wording changes. */
let made = new WeakMap<object, Map<Language, object>>();

/** Sets the owner's wording for everything that this process writes from now on. A process serves one site. */
export function sayOwn(words: ByLanguage<Texts>): void {
  own = words;
  made = new WeakMap();
}

function read<M extends ServerMessages>(messages: M, language: Language): M {
  const ids = messages[beginning];
  const built = language === sourceLanguage ? messages : reworded(messages, ids, translation(language));
  return reworded(built, ids, own[language] ?? {});
}

/** A group of messages in a language, for the server: in the built-in words, or the owner's current wording. */
export function inLanguage<M extends ServerMessages>(messages: M, language: Language): M {
  const languages = made.get(messages) ?? new Map<Language, object>();
  made.set(messages, languages);
  const known = languages.get(language) ?? read(messages, language);
  languages.set(language, known);
  return known as M;
}
