import type { Language } from "@mindreel/contract/plain/languages";
import type { SiteWords } from "@mindreel/contract/rendering";
import { reworded } from "@mindreel/messages/reworded";
import { language } from "./language.ts";

let words: SiteWords = {};
/** Cached groups with the owner's wording, until that changes. */
const made = new WeakMap<object, Map<string, object>>();

/** For the server: sets the owner's wording for what is rendered until the next call. */
export function setWords(given: SiteWords): void {
  words = given;
}

function inOwnWords<M extends object>(beginning: string, built: M): M {
  const own = words[language()];
  if (own === undefined) return built;
  const groups = made.get(own) ?? new Map<string, object>();
  made.set(own, groups);
  const known = groups.get(beginning) ?? reworded(built, beginning, own);
  groups.set(beginning, known);
  return known as M;
}

/**
 * Messages in the language that is current at each access: for the server, which renders pages in all languages, and
 * the development server. The build gives browsers the messages of one language, see `build/messages.ts`.
 */
export const inEveryLanguage = <M extends object>(beginning: string, all: Readonly<Record<Language, M>>): M =>
  new Proxy(all.en, { get: (_, key) => Reflect.get(inOwnWords(beginning, all[language()]), key) });
