import { useSyncExternalStore } from "react";

const ms = 60_000;

function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, ms);
  return () => clearInterval(timer);
}

const current = () => Math.floor(Date.now() / ms);
const none = () => null;

/** The start of the current minute; null on the server and until the browser has hydrated. */
export function useMinute(): Date | null {
  const minute = useSyncExternalStore(subscribe, current, none);
  return minute === null ? null : new Date(minute * ms);
}
