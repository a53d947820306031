import type { MeasuredPage, WebVitalsBody } from "@mindreel/contract/admin/web-vitals";
import { type Vital, viewsAtOnce, vitals } from "@mindreel/contract/plain/kinds/web-vitals";
import type { Metric } from "web-vitals";

/** The page at a path. Paths of unknown pages are not reported. */
export type PageOf = (pathname: string) => MeasuredPage | undefined;

type View = WebVitalsBody["views"][number];
type Measured = Pick<Metric, "value" | "navigationType" | "navigationURL" | "navigationStartTime">;

/** CLS is rounded to thousandths, the others to milliseconds. */
function rounded(vital: Vital, value: number): number {
  const parts = vital === "cls" ? 1000 : 1;
  return Math.round(Math.min(value, vitals[vital].most) * parts) / parts;
}

/**
 * Collects the metrics of this document's page views: the load, and navigation within the app where the browser reports
 * it.
 */
export function createPageViews(pageOf: PageOf, loaded: string) {
  /** By start time; undefined once they have been taken. */
  const views = new Map<number, View | undefined>();

  return {
    note: (vital: Vital, { value, navigationType, navigationURL, navigationStartTime = 0 }: Measured): void => {
      // A page restored from the back/forward cache shows instantly: it would make the others look faster.
      if (navigationType === "back-forward-cache") return;
      if (!views.has(navigationStartTime)) {
        const page = pageOf(new URL(navigationURL ?? loaded).pathname);
        if (page === undefined) return;
        views.set(navigationStartTime, { page, visit: navigationType === "soft-navigation" ? "move" : "load" });
      }
      const view = views.get(navigationStartTime);
      if (view !== undefined) view[vital] = rounded(vital, value);
    },

    /** The views to report, each once: metrics after the window was first hidden do not count. */
    take: (): View[] => {
      const taken = [...views].flatMap(([began, view]) => (view === undefined ? [] : [{ began, view }]));
      for (const { began } of taken) views.set(began, undefined);
      return taken.slice(-viewsAtOnce).map(({ view }) => view);
    },
  };
}
