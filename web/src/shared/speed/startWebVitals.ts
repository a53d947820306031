import type { PageOf } from "./pageViews.ts";

/**
 * Measures how fast this page is where it is opened, and tells the server once the window is hidden. Everything is loaded
 * later: the browser has kept what happened before.
 */
export function startWebVitals(pageOf: PageOf, when: (work: () => void) => void): void {
  if (!import.meta.env.PROD) return;
  when(() => {
    import("./measure.ts").then(
      ({ measure }) => measure(pageOf),
      // Nothing depends on it.
      () => undefined,
    );
  });
}
