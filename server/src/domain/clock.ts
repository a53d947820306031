/** Milliseconds by which the clocks of servers may honestly differ. */
const skew = 5 * 60_000;

/**
 * The latest moment that something of the past may bear. A stamp after it was written while a clock was wrong, and counts
 * for nothing: otherwise a clock that was a year ahead for a while would make people wait for a year.
 */
export const latestPast = (now: Date): Date => new Date(now.getTime() + skew);

/** Whether a stamp of something past lies so far ahead that it counts for nothing. */
export const isAhead = (stamp: Date, now: Date): boolean => stamp > latestPast(now);

/** Milliseconds since something past; more than any pause where its stamp counts for nothing. */
export const since = (stamp: Date, now: Date): number =>
  isAhead(stamp, now) ? Number.POSITIVE_INFINITY : now.getTime() - stamp.getTime();
