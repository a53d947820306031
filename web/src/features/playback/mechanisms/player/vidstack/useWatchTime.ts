import { useEffect, useMemo, useRef } from "react";

const reportEvery = 30_000; // ms

export interface Stopwatch {
  readonly start: () => void;
  readonly stop: () => void;
}

/** Measures how long a video actually plays; reports it every half minute, when it stops, and when the page is left. */
export function useWatchTime(report: (seconds: number) => void): Stopwatch {
  const latest = useRef(report);
  latest.current = report;
  const stopwatch = useMemo(() => createStopwatch((seconds) => latest.current(seconds)), []);
  useEffect(() => {
    addEventListener("pagehide", stopwatch.stop);
    return () => {
      removeEventListener("pagehide", stopwatch.stop);
      stopwatch.stop();
    };
  }, [stopwatch]);
  return stopwatch;
}

function createStopwatch(report: (seconds: number) => void): Stopwatch {
  let runningSince: number | null = null;
  let started = false;
  let unreported = 0; // ms
  let timer: ReturnType<typeof setInterval> | undefined;

  const flush = () => {
    const now = performance.now();
    if (runningSince !== null) {
      unreported += now - runningSince;
      runningSince = now;
    }
    const seconds = Math.floor(unreported / 1000);
    if (seconds === 0) return;
    unreported -= seconds * 1000;
    report(seconds);
  };
  return {
    start: () => {
      if (runningSince !== null) return;
      runningSince = performance.now();
      if (!started) report(0);
      started = true;
      timer = setInterval(flush, reportEvery);
    },
    stop: () => {
      if (runningSince === null) return;
      flush();
      clearInterval(timer);
      runningSince = null;
    },
  };
}
