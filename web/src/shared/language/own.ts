import type { AreaWords } from "@mindreel/contract/rendering";

/** A tree of messages, which ends in texts and in plurals. */
type Tree = Readonly<Record<string, unknown>>;

function isForms(value: unknown): boolean {
  return typeof value === "object" && value !== null && "other" in value;
}

/** A message put into its place. What another version of the app had, and this one has not, is left out. */
function put(tree: Tree, [key = "", ...rest]: readonly string[], message: unknown): Tree {
  const at = tree[key];
  if (rest.length > 0) return typeof at === "object" ? { ...tree, [key]: put(at as Tree, rest, message) } : tree;
  const fits = typeof at === "string" ? typeof message === "string" : isForms(at) && isForms(message);
  return fits ? { ...tree, [key]: message } : tree;
}

/** An area's messages with those that the owner says otherwise. */
export function withOwn<M extends object>(built: M, own: AreaWords | undefined): M {
  const changed = Object.entries(own ?? {}).reduce((tree, [key, message]) => put(tree, key.split("."), message), {
    ...built,
  } as Tree);
  return changed as M;
}

/**
 * The same in the browser, whose document holds what the owner says otherwise in its language, if anything.
 *
 * Modules call this while they are loaded, before this one may have run: it uses nothing but functions.
 */
export function own<M extends object>(area: string, built: M): M {
  const text = typeof document === "undefined" ? undefined : document.getElementById("words")?.textContent;
  return text ? withOwn(built, JSON.parse(text)[area]) : built;
}
