import { hour } from "#domain/time/units-of-time.ts";

/** Milliseconds between retries after a host gave no length. After the last one, it is not retried. */
const waits = [hour, 6 * hour, 24 * hour, 3 * 24 * hour, 7 * 24 * hour];

/** When to retry after this many failed attempts; null for never. */
export function askAgainAt(attempts: number, now: Date): Date | null {
  const wait = waits[attempts - 1];
  return wait === undefined ? null : new Date(now.getTime() + wait);
}

/** Milliseconds to back off from a host that has rate-limited us. */
export const restOf = hour;

/** Whether two reported lengths match, allowing for different rounding by players. */
export const agree = (one: number, other: number): boolean => Math.abs(one - other) <= 1;
