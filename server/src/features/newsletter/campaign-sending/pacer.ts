import { setTimeout as sleep } from "node:timers/promises";
import { hour } from "#domain/time/units-of-time.ts";

/** Milliseconds of delay that may be caught up, so that late timers do not lower the rate. */
const slack = 50;

/**
 * Spaces turns evenly: never above the rate, except to catch up on late timers.
 * @param perHour the rate
 */
export function createPacer(perHour: number, now = () => performance.now()) {
  const interval = hour / perHour;
  let next = now();
  return {
    /** Waits for a turn. @returns false if it was aborted */
    turn: async (signal: AbortSignal): Promise<boolean> => {
      next = Math.max(next, now() - slack);
      const wait = next - now();
      next += interval;
      if (wait > 0) await sleep(wait, undefined, { signal }).catch(() => undefined);
      return !signal.aborted;
    },
  };
}
