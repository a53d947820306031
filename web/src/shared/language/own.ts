import { withOwn } from "@mindreel/messages/own";

/**
 * The same in the browser, whose document holds what the owner says otherwise in its language, if anything.
 *
 * Modules call this while they are loaded, before this one may have run: it uses nothing but functions.
 */
export function own<M extends object>(area: string, built: M): M {
  const text = typeof document === "undefined" ? undefined : document.getElementById("words")?.textContent;
  return text ? withOwn(built, JSON.parse(text)[area]) : built;
}
