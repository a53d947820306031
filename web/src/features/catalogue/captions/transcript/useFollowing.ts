import { type RefObject, useEffect, useRef, useState } from "react";
import { type Line, lineAt } from "./lines.ts";

/** Polling interval for the player's position, in milliseconds. */
const every = 250;

/** Gestures that only a person makes; a scroll event alone may be caused by us. */
const gestures = ["wheel", "touchmove"] as const;

/**
 * Follows a player: tracks the current line, and keeps it in view until somebody scrolls.
 * @param time the player's current time, in seconds
 */
export function useFollowing(box: RefObject<HTMLElement | null>, lines: readonly Line[], time: () => number) {
  const [current, setCurrent] = useState(-1);
  const [following, setFollowing] = useState(true);
  const latest = useRef(time);
  latest.current = time;

  useEffect(() => {
    const look = () => setCurrent(lineAt(lines, latest.current()));
    look();
    const timer = setInterval(look, every);
    return () => clearInterval(timer);
  }, [lines]);

  useEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    const stop = ({ target }: Event) => {
      // Pressing a line seeks to it; that is not scrolling.
      if (!(target instanceof Element && target.closest("button") !== null)) setFollowing(false);
    };
    const scrolled = () => setFollowing(false);
    element.addEventListener("pointerdown", stop);
    for (const gesture of gestures) element.addEventListener(gesture, scrolled, { passive: true });
    return () => {
      element.removeEventListener("pointerdown", stop);
      for (const gesture of gestures) element.removeEventListener(gesture, scrolled);
    };
  }, [box]);

  useEffect(() => {
    const element = box.current;
    const line = element?.querySelector<HTMLElement>("[aria-current]");
    if (!following || current < 0 || element === null || !line) return;
    // Scrolls only the box, never the page.
    const { clientHeight } = element;
    const fromTop = line.getBoundingClientRect().top - element.getBoundingClientRect().top;
    const by = fromTop - (clientHeight - line.offsetHeight) / 3;
    const jumps = Math.abs(by) > 2 * clientHeight || matchMedia("(prefers-reduced-motion: reduce)").matches;
    element.scrollTo({ top: element.scrollTop + by, behavior: jumps ? "auto" : "smooth" });
  }, [box, current, following]);

  return { current, following, follow: () => setFollowing(true), stop: () => setFollowing(false) };
}
