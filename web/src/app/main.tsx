import "@fontsource-variable/inter/wght.css";
import "#shared/theme/tokens.css";
import "#shared/theme/base.css";
import { pageAt } from "@mindreel/contract/plain/pages";
import { createBrowserHistory } from "@tanstack/history";
import { hydrate } from "@tanstack/react-query";
import { startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { queryClient } from "#shared/api/query.ts";
import { keepEarlyEvents } from "#shared/hydration/earlyEvents.ts";
import { firstData } from "#shared/hydration/firstData.ts";
import { whenUsed } from "#shared/loading/whenUsed.ts";
import { registerServiceWorker } from "#shared/serviceWorker.ts";
import {
  followSession,
  isForSomebodyElse,
  readSession,
  renewSession,
  sessionChanged,
  signOutsKey,
} from "#shared/session/session.ts";
import { startWebVitals } from "#shared/speed/startWebVitals.ts";
import { showKeptToast } from "#shared/toasts/toasts.ts";
import { App } from "./App.tsx";
import { modulesOf } from "./preload.ts";
import { routeAt } from "./routes/route.ts";
import { routeTable } from "./routes/routeTable.ts";

async function start(): Promise<void> {
  const root = document.getElementById("root");
  const frame = document.getElementById("frame");
  if (root === null) {
    // The service worker's cached frame is out of date: the browser is about to reload the page.
    if (frame !== null) return;
    throw new Error("The page has no #root element.");
  }
  frame?.remove();
  const { member, ...data } = firstData();
  // Another tab has signed in or out while the scripts were loading.
  if (isForSomebodyElse(member)) return followSession();
  const signedIn = readSession() !== null;
  hydrate(queryClient, data);
  const { routes } = await routeTable(signedIn).load();
  // The modules of the rendered page must be loaded before React hydrates it. A failure to load is shown there.
  await Promise.allSettled(modulesOf(routeAt(routes, location.pathname), queryClient).map(({ load }) => load()));
  const app = <App history={createBrowserHistory()} client={queryClient} signedIn={signedIn} routes={routes} />;
  keepEarlyEvents();
  // The development server renders nothing; and after going back before the app has started, the markup is of another
  // page.
  const isShown = root.hasChildNodes() && document.renderedAddress === location.pathname + location.search;
  // Transitions are rendered in time slices, so the page stays responsive, and React first hydrates what is pressed.
  startTransition(() => {
    if (isShown) hydrateRoot(root, app);
    else createRoot(root).render(app);
  });
  showKeptToast();
  renewSession();
}

void start();
// Restored from the back/forward cache, such as after the payment page: its buttons are still busy and its data is
// stale.
addEventListener("pageshow", ({ persisted }) => {
  if (persisted) location.reload();
});
document.addEventListener("visibilitychange", () => {
  if (document.visibilityState === "visible" && sessionChanged()) followSession();
});
// The service worker caches files for members, which are of no use to visitors.
if (readSession() !== null) registerServiceWorker();
startWebVitals(pageAt, whenUsed);
whenUsed(() => {
  if (localStorage.getItem(signOutsKey) === null) return;
  void import("#features/accounts/sessions/signOuts.ts").then(({ finishSignOuts }) => finishSignOuts());
});
