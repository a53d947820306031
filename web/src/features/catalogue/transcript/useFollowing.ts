import { type RefObject, useEffect, useRef, useState } from "react";
import { type Line, lineAt } from "./lines.ts";

/** Milliseconds between two looks at the player. */
const every = 250;

/** What only a person does; a scroll event alone may be ours. */
const gestures = ["wheel", "touchmove"] as const;

/**
 * Follows a player: knows the line that is said, and keeps it in sight until somebody scrolls.
 * @param time the moment that the player is at, in seconds
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
      // A press on a line goes there, and is no scrolling.
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
    // Only the box scrolls, never the page.
    const { clientHeight } = element;
    const fromTop = line.getBoundingClientRect().top - element.getBoundingClientRect().top;
    const by = fromTop - (clientHeight - line.offsetHeight) / 3;
    const jumps = Math.abs(by) > 2 * clientHeight || matchMedia("(prefers-reduced-motion: reduce)").matches;
    element.scrollTo({ top: element.scrollTop + by, behavior: jumps ? "auto" : "smooth" });
  }, [box, current, following]);

  return { current, following, follow: () => setFollowing(true), stop: () => setFollowing(false) };
}
