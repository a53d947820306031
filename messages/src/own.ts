import { type Language, languages } from "@mindreel/contract/plain/languages";
import type { AreaWords, SiteWords } from "@mindreel/contract/rendering";

/** A tree of messages, whose leaves are texts and plurals. */
type Tree = Readonly<Record<string, unknown>>;

function isForms(value: unknown): boolean {
  return typeof value === "object" && value !== null && "other" in value;
}

/** Puts a message into its place. Messages that only another version of the app has are ignored. */
function put(tree: Tree, [key = "", ...rest]: readonly string[], message: unknown): Tree {
  const at = tree[key];
  if (rest.length > 0) return typeof at === "object" ? { ...tree, [key]: put(at as Tree, rest, message) } : tree;
  // One text may stand for all forms of a plural.
  const fits = typeof message === "string" ? typeof at === "string" || isForms(at) : isForms(at) && isForms(message);
  return fits ? { ...tree, [key]: message } : tree;
}

/** An area's messages with the owner's wording. */
export function withOwn<M extends object>(built: M, own: AreaWords | undefined): M {
  const changed = Object.entries(own ?? {}).reduce((tree, [key, message]) => put(tree, key.split("."), message), {
    ...built,
  } as Tree);
  return changed as M;
}

let said: SiteWords = {};
/** Cached areas with the owner's wording, until that changes. */
let made = new WeakMap<AreaWords, object>();

/** Sets the owner's wording for everything that this process writes from now on. A process serves one site. */
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

/** An area's messages in every language, for a server: the built-in ones, or the owner's current wording. */
export const inOwnWords = <All extends Readonly<Record<Language, object>>>(area: string, all: All): All =>
  Object.defineProperties(
    {},
    Object.fromEntries(
      languages.map((language) => [language, { enumerable: true, get: () => areaIn(area, language, all[language]) }]),
    ),
  ) as All;
