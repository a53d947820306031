import { useEffect, useMemo, useRef } from "react";

const tellEvery = 30_000;

export interface Watched {
  readonly goesOn: () => void;
  readonly rests: () => void;
}

/** Measures how long something really plays, and tells it every half minute, when it rests and when it ends. */
export function useWatched(tell: (seconds: number) => void): Watched {
  const latest = useRef(tell);
  latest.current = tell;
  const { watched, end } = useMemo(() => stopwatch((seconds) => latest.current(seconds)), []);
  useEffect(() => {
    addEventListener("pagehide", watched.rests);
    return () => {
      removeEventListener("pagehide", watched.rests);
      end();
    };
  }, [watched, end]);
  return watched;
}

function stopwatch(tell: (seconds: number) => void) {
  let since: number | null = null;
  let begun = false;
  /** Milliseconds that are still to be told. */
  let untold = 0;
  let timer: ReturnType<typeof setInterval> | undefined;

  const take = () => {
    const now = performance.now();
    if (since !== null) untold += now - since;
    if (since !== null) since = now;
    const seconds = Math.floor(untold / 1000);
    if (seconds === 0) return;
    untold -= seconds * 1000;
    tell(seconds);
  };
  const goesOn = () => {
    if (since !== null) return;
    since = performance.now();
    if (!begun) tell(0);
    begun = true;
    timer = setInterval(take, tellEvery);
  };
  const rests = () => {
    if (since === null) return;
    take();
    clearInterval(timer);
    since = null;
  };
  return { watched: { goesOn, rests }, end: rests };
}
