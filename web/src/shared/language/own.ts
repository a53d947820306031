import { reworded } from "@mindreel/messages/reworded";

/**
 * In the browser: a group of messages with the owner's wording, which the document contains in its language, if there
 * is any.
 *
 * Modules call this while they load, possibly before this module has run, so it relies on nothing but functions.
 * @param beginning of the ids in the group
 */
export function own<M extends object>(beginning: string, built: M): M {
  const text = typeof document === "undefined" ? undefined : document.getElementById("words")?.textContent;
  return text ? reworded(built, beginning, JSON.parse(text)) : built;
}
