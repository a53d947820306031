/**
 * The measures of a page view. Up to `good` a value is good, beyond `poor` it is poor, as Google's Core Web Vitals
 * have it (https://web.dev/articles/vitals); one beyond `most` counts as `most`. Plain numbers, so that the browser can
 * import them without any schema code.
 */
export const vitals = {
  /** Milliseconds until the largest picture or text was painted. */
  lcp: { good: 2500, poor: 4000, most: 60_000 },
  /** Milliseconds from a press to the next frame, of the slowest presses. */
  inp: { good: 200, poor: 500, most: 10_000 },
  /** How much the layout shifted by itself. */
  cls: { good: 0.1, poor: 0.25, most: 1 },
} as const;
export type Vital = keyof typeof vitals;

/** Page views that one call can report. */
export const viewsAtOnce = 50;
