import { useEffect, useRef, useState, useSyncExternalStore } from "react";

function subscribe(listener: () => void): () => void {
  document.addEventListener("visibilitychange", listener);
  return () => document.removeEventListener("visibilitychange", listener);
}
const isSeen = () => document.visibilityState === "visible";

/**
 * Counts seconds down to an action. While the page is hidden the countdown pauses and then restarts: nothing starts
 * playing in a background tab, or right after the member returns.
 * @returns the seconds left
 */
export function useCountdown(seconds: number, runs: boolean, action: () => void): number {
  const [left, setLeft] = useState(seconds);
  const seen = useSyncExternalStore(subscribe, isSeen, isSeen);
  const latest = useRef(action);
  latest.current = action;
  useEffect(() => {
    if (!runs || !seen) return setLeft(seconds);
    if (left === 0) return latest.current();
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [seconds, runs, seen, left]);
  return left;
}
