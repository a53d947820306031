import { withOwn } from "@mindreel/messages/own";

/**
 * In the browser: an area's messages with the owner's wording, which the document contains in its language, if there is
 * any.
 *
 * Modules call this while they load, possibly before this module has run, so it relies on nothing but functions.
 */
export function own<M extends object>(area: string, built: M): M {
  const text = typeof document === "undefined" ? undefined : document.getElementById("words")?.textContent;
  return text ? withOwn(built, JSON.parse(text)[area]) : built;
}
