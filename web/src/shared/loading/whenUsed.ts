import { whenIdle } from "./whenIdle.ts";

/** Milliseconds after which a visitor counts as staying. */
const stays = 10_000;

/**
 * Runs work once the page is used, or a visitor at least stays on it, and the browser is idle: for what the first
 * screen does not need. Returns a function that cancels it.
 */
export function whenUsed(work: () => void): () => void {
  const off = new AbortController();
  const { signal } = off;
  const begin = () => {
    if (signal.aborted) return;
    off.abort();
    callOff = whenIdle(work);
  };
  const timer = setTimeout(begin, stays);
  let callOff = () => clearTimeout(timer);
  for (const type of ["pointerdown", "keydown"]) addEventListener(type, begin, { signal, capture: true });
  return () => {
    off.abort();
    callOff();
  };
}
