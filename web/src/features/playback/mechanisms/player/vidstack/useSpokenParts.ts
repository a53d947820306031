import { sourceLanguage } from "@mindreel/contract/plain/languages";
import { player as messages } from "@mindreel/messages/playback/plays";
import type { MediaPlayerInstance } from "@vidstack/react";
import { type RefObject, useEffect } from "react";
import { format } from "#shared/language/format.ts";
import { language } from "#shared/language/language.ts";
import { spokenDuration } from "#shared/time/durations.ts";

const seconds = new Map([
  ["hour", 3600],
  ["min", 60],
  ["sec", 1],
]);

/** `1 min 3 sec out of 10 min`, Vidstack's wording, in the page's language. */
export function translated(said: string): string {
  const [now = "", length] = said
    .replaceAll(/(\d+) (hour|min|sec)\b/g, (_, count, unit) => spokenDuration(Number(count) * (seconds.get(unit) ?? 0)))
    .split(" out of ");
  return length === undefined ? now : format(messages.position, { now, length });
}

function translate(element: Element, attribute: string): void {
  const said = element.getAttribute(attribute) ?? "";
  const own = translated(said);
  if (own !== said) element.setAttribute(attribute, own);
}

/** Translates what Vidstack has only in English: times for screen readers. */
export function useSpokenParts(player: RefObject<MediaPlayerInstance | null>): void {
  useEffect(() => {
    const { el } = player.current ?? {};
    if (!el || language() === sourceLanguage) return undefined;
    const observer = new MutationObserver((records) => {
      for (const { target, attributeName } of records) {
        if (attributeName !== null && target instanceof Element) translate(target, attributeName);
      }
    });
    const attributeFilter = ["aria-valuetext", "aria-label"];
    observer.observe(el, { subtree: true, attributes: true, attributeFilter });
    return () => observer.disconnect();
  }, [player]);
}
