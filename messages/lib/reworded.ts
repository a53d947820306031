import type { Message } from "@mindreel/messages/format";

/** Texts of messages, by id. */
export type Texts = Readonly<Record<string, Message>>;

/** A tree of messages, whose leaves are texts and plurals. */
type Tree = Readonly<Record<string, unknown>>;

function isForms(value: unknown): boolean {
  return typeof value === "object" && value !== null && "other" in value;
}

/** Puts a message into its place. Messages that only another version of the app has are ignored. */
function put(tree: Tree, place: string, message: Message): Tree {
  // A name may itself contain dots: `video.create`.
  const key = Object.hasOwn(tree, place) ? place : Object.keys(tree).find((name) => place.startsWith(`${name}.`));
  if (key === undefined) return tree;
  const at = tree[key];
  if (place !== key)
    return typeof at === "object" ? { ...tree, [key]: put(at as Tree, place.slice(key.length + 1), message) } : tree;
  // One text may stand for all forms of a plural.
  const fits = typeof message === "string" ? typeof at === "string" || isForms(at) : isForms(at) && isForms(message);
  return fits ? { ...tree, [key]: message } : tree;
}

/**
 * A group of messages with other texts: a translation, or the owner's wording. A message without one stays as it is.
 * @param beginning of the ids in the group: `catalogue/videos:card.`
 */
export const reworded = <M extends object>(built: M, beginning: string, texts: Texts): M =>
  Object.entries(texts).reduce<Tree>(
    (tree, [id, message]) => (id.startsWith(beginning) ? put(tree, id.slice(beginning.length), message) : tree),
    built as Tree,
  ) as M;
