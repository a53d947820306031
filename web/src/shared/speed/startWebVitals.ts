import type { PageOf } from "./pageViews.ts";

/**
 * Measures page speed in the field, and reports it once the window is hidden. The code loads late: the browser buffers
 * earlier entries.
 */
export function startWebVitals(pageOf: PageOf, when: (work: () => void) => void): void {
  if (!import.meta.env.PROD) return;
  when(() => {
    import("./measure.ts").then(
      ({ measure }) => measure(pageOf),
      // The page works without it.
      () => undefined,
    );
  });
}
