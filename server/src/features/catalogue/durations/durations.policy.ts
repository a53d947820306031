const hour = 3_600_000;

/** Milliseconds until a host that gave no length is asked again. After the last of them it is left alone. */
const waits = [hour, 6 * hour, 24 * hour, 3 * 24 * hour, 7 * 24 * hour];

/** When to ask again a host that has been asked in vain this often; null: never. */
export function askAgainAt(attempts: number, now: Date): Date | null {
  const wait = waits[attempts - 1];
  return wait === undefined ? null : new Date(now.getTime() + wait);
}

/** Milliseconds for which a host is left alone that asked for fewer requests. */
export const restOf = hour;

/** Whether two players, which round differently, mean the same length. */
export const agree = (one: number, other: number): boolean => Math.abs(one - other) <= 1;
