import { type Language, languages } from "@mindreel/contract/plain/languages";
import type { AreaWords, SiteWords } from "@mindreel/contract/rendering";

/** A tree of messages, which ends in texts and in plurals. */
type Tree = Readonly<Record<string, unknown>>;

function isForms(value: unknown): boolean {
  return typeof value === "object" && value !== null && "other" in value;
}

/** A message put into its place. What another version of the app had, and this one has not, is left out. */
function put(tree: Tree, [key = "", ...rest]: readonly string[], message: unknown): Tree {
  const at = tree[key];
  if (rest.length > 0) return typeof at === "object" ? { ...tree, [key]: put(at as Tree, rest, message) } : tree;
  // One text may stand for all forms of a plural.
  const fits = typeof message === "string" ? typeof at === "string" || isForms(at) : isForms(at) && isForms(message);
  return fits ? { ...tree, [key]: message } : tree;
}

/** An area's messages with those that the owner says otherwise. */
export function withOwn<M extends object>(built: M, own: AreaWords | undefined): M {
  const changed = Object.entries(own ?? {}).reduce((tree, [key, message]) => put(tree, key.split("."), message), {
    ...built,
  } as Tree);
  return changed as M;
}

let said: SiteWords = {};
/** Areas with the owner's words in them, for as long as a site has these. */
let made = new WeakMap<AreaWords, object>();

/** From now on, what this process says itself has these words of the owner's. It serves one site. */
export function sayOwn(words: SiteWords): void {
  said = words;
  made = new WeakMap();
}

function areaIn<M extends object>(area: string, language: Language, built: M): M {
  const own = said[language]?.[area];
  if (own === undefined) return built;
  const known = made.get(own) ?? withOwn(built, own);
  made.set(own, known);
  return known as M;
}

/** An area's messages in every language, for a server: as they are built in, or as the owner says them at the moment. */
export const inOwnWords = <All extends Readonly<Record<Language, object>>>(area: string, all: All): All =>
  Object.defineProperties(
    {},
    Object.fromEntries(
      languages.map((language) => [language, { enumerable: true, get: () => areaIn(area, language, all[language]) }]),
    ),
  ) as All;
