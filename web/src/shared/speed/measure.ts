import type { WebVitalsBody } from "@mindreel/contract/admin/web-vitals";
import { onCLS, onINP, onLCP } from "web-vitals";
import { createPageViews, type PageOf } from "./pageViews.ts";

/** Without the cookie, so that nothing reveals whose page view it was. */
function send(body: WebVitalsBody): void {
  fetch("/api/public/v1/web-vitals/", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
    credentials: "omit",
    // Completes even if the page is closed.
    keepalive: true,
  }).catch(() => undefined);
}

export function measure(pageOf: PageOf): void {
  const { note, take } = createPageViews(pageOf, location.href);
  const options = { reportSoftNavs: true };
  onLCP((metric) => note("lcp", metric), options);
  onINP((metric) => note("inp", metric), options);
  onCLS((metric) => note("cls", metric), options);
  // The metrics are finalised by the same event, but earlier: their listeners are on the window, in the capture phase.
  document.addEventListener("visibilitychange", () => {
    const views = document.visibilityState === "hidden" ? take() : [];
    const device = matchMedia("(max-width: 47.99em)").matches ? "phone" : "desktop";
    if (views.length > 0) send({ device, views });
  });
}
