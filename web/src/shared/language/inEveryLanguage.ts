import type { Language } from "@mindreel/contract/plain/languages";
import type { SiteWords } from "@mindreel/contract/rendering";
import { withOwn } from "@mindreel/messages/own";
import { language } from "./language.ts";

let words: SiteWords = {};
/** Areas with the owner's words in them, for as long as a site has these. */
const made = new WeakMap<object, Map<string, object>>();

/** For the server: what is rendered until this is called again has these words of the owner's. */
export function setWords(given: SiteWords): void {
  words = given;
}

function inOwnWords<M extends object>(area: string, built: M): M {
  const own = words[language()];
  if (own?.[area] === undefined) return built;
  const areas = made.get(own) ?? new Map<string, object>();
  made.set(own, areas);
  const known = areas.get(area) ?? withOwn(built, own[area]);
  areas.set(area, known);
  return known as M;
}

/**
 * Messages in whatever language is asked for at the moment: what the server renders with, which has pages in all of them,
 * and the development server. The build gives each browser those of one language, see `build/messages.ts`.
 */
export const inEveryLanguage = <M extends object>(area: string, all: Readonly<Record<Language, M>>): M =>
  new Proxy(all.en, { get: (_, key) => Reflect.get(inOwnWords(area, all[language()]), key) });
