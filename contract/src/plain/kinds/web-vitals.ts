/**
 * The metrics of a page view. Up to `good` a value is good, above `poor` it is poor, as in Google's Core Web Vitals
 * (https://web.dev/articles/vitals); values above `most` are recorded as `most`. Plain numbers, so that the browser can
 * import them without any schema code.
 */
export const vitals = {
  /** Milliseconds until the largest picture or text was painted. */
  lcp: { good: 2500, poor: 4000, most: 60_000 },
  /** Milliseconds from an interaction to the next frame, for the slowest interactions. */
  inp: { good: 200, poor: 500, most: 10_000 },
  /** Unexpected layout shift, as a score. */
  cls: { good: 0.1, poor: 0.25, most: 1 },
} as const;
export type Vital = keyof typeof vitals;

/** Page views that one call can report. */
export const viewsAtOnce = 50;
