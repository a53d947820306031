import type { Message } from "@mindreel/messages/format";

/** Texts of messages, by id. */
export type Texts = Readonly<Record<string, Message>>;

/** A tree of messages, whose leaves are texts and plurals. */
type Tree = Readonly<Record<string, unknown>>;

function isForms(value: unknown): boolean {
  return typeof value === "object" && value !== null && "other" in value;
}

/**
 * Puts a message into its place. Messages that only another version of the app has are ignored.
 * @param place names separated by dots, which may contain dots themselves: `video.create`
 */
function put(tree: Tree, place: string, message: Message): Tree {
  for (const [key, at] of Object.entries(tree)) {
    if (place === key) {
      // One text may stand for all forms of a plural.
      const fits = isForms(at) || (typeof at === "string" && typeof message === "string");
      return fits ? { ...tree, [key]: message } : tree;
    }
    if (place.startsWith(`${key}.`) && typeof at === "object")
      return { ...tree, [key]: put(at as Tree, place.slice(key.length + 1), message) };
  }
  return tree;
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
