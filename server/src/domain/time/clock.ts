import { minute } from "#domain/time/units-of-time.ts";

/** Milliseconds by which servers' clocks may legitimately differ. */
const skew = 5 * minute;

/**
 * The latest plausible timestamp of a past event. A later one was written while a clock was wrong, and is ignored:
 * otherwise people might wait a year because a clock was once a year ahead.
 */
export const latestPast = (now: Date): Date => new Date(now.getTime() + skew);

/** Whether the timestamp of a past event is so far ahead that it is ignored. */
export const isAhead = (stamp: Date, now: Date): boolean => stamp > latestPast(now);

/** Milliseconds since a past event; longer than any pause if its timestamp is ignored. */
export const since = (stamp: Date, now: Date): number =>
  isAhead(stamp, now) ? Number.POSITIVE_INFINITY : now.getTime() - stamp.getTime();
