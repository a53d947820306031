import type { MeasuredPage, WebVitalsBody } from "@mindreel/contract/admin/web-vitals";
import { type Vital, viewsAtOnce, vitals } from "@mindreel/contract/plain/kinds/web-vitals";
import type { Metric } from "web-vitals";

/** The page at a path. What is not known as a page is not reported. */
export type PageOf = (pathname: string) => MeasuredPage | undefined;

type View = WebVitalsBody["views"][number];
type Measured = Pick<Metric, "value" | "navigationType" | "navigationURL" | "navigationStartTime">;

/** CLS to the thousandth, the others to the millisecond. */
function rounded(vital: Vital, value: number): number {
  const parts = vital === "cls" ? 1000 : 1;
  return Math.round(Math.min(value, vitals[vital].most) * parts) / parts;
}

/** Collects the measures of this document's page views: the load, and moves within the app where the browser sees them. */
export function createPageViews(pageOf: PageOf, loaded: string) {
  /** By the time at which they began; undefined once they were taken. */
  const views = new Map<number, View | undefined>();

  return {
    note: (vital: Vital, { value, navigationType, navigationURL, navigationStartTime = 0 }: Measured): void => {
      // A page that comes out of the browser's memory is there at once: it would make the others look faster.
      if (navigationType === "back-forward-cache") return;
      if (!views.has(navigationStartTime)) {
        const page = pageOf(new URL(navigationURL ?? loaded).pathname);
        if (page === undefined) return;
        views.set(navigationStartTime, { page, visit: navigationType === "soft-navigation" ? "move" : "load" });
      }
      const view = views.get(navigationStartTime);
      if (view !== undefined) view[vital] = rounded(vital, value);
    },

    /** The views to report, each once: what comes after the window was first hidden does not count. */
    take: (): View[] => {
      const taken = [...views].flatMap(([began, view]) => (view === undefined ? [] : [{ began, view }]));
      for (const { began } of taken) views.set(began, undefined);
      return taken.slice(-viewsAtOnce).map(({ view }) => view);
    },
  };
}
