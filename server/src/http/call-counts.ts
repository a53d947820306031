import type { FastifyRateLimitStore } from "@fastify/rate-limit";

interface Count {
  current: number;
  /** Milliseconds by the monotonic clock, which does not jump when the time of day is set. */
  readonly began: number;
}

/** The most callers that are tracked; beyond that, the one with the oldest window is dropped. */
const mostCallers = 5_000;

/**
 * Counts calls by caller within a time window. The plugin's own store measures windows by the time of day, so after a
 * clock was ahead for a while, callers would have to wait until that time.
 */
export class CallCounts implements FastifyRateLimitStore {
  readonly #counts = new Map<string, Count>();

  incr(
    key: string,
    callback: (error: Error | null, result?: { current: number; ttl: number }) => void,
    timeWindow: number,
  ): void {
    const now = performance.now();
    let count = this.#counts.get(key);
    if (count === undefined || now - count.began >= timeWindow) {
      count = { current: 0, began: now };
      // Deleted first, so that the map stays ordered by `began`.
      this.#counts.delete(key);
      this.#counts.set(key, count);
      const [oldest] = this.#counts.keys();
      if (this.#counts.size > mostCallers && oldest !== undefined) this.#counts.delete(oldest);
    }
    count.current += 1;
    callback(null, { current: count.current, ttl: timeWindow - (now - count.began) });
  }

  /** Each route with a separate limit has separate counts. */
  child(): CallCounts {
    return new CallCounts();
  }
}
