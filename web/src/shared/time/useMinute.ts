import { useSyncExternalStore } from "react";

const ms = 60_000;

function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, ms);
  return () => clearInterval(timer);
}

const current = () => Math.floor(Date.now() / ms);
const none = () => null;

/** The start of the current minute; null while the server renders, and in the browser until that has been taken over. */
export function useMinute(): Date | null {
  const minute = useSyncExternalStore(subscribe, current, none);
  return minute === null ? null : new Date(minute * ms);
}
