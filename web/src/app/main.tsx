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
    // The service worker's frame is out of date: the browser is about to open the page again.
    if (frame !== null) return;
    throw new Error("The page has no #root element.");
  }
  frame?.remove();
  const { member, ...data } = firstData();
  // While the scripts were loading, another tab has signed in or out.
  if (isForSomebodyElse(member)) return followSession();
  const signedIn = readSession() !== null;
  hydrate(queryClient, data);
  const { routes } = await routeTable(signedIn).load();
  // What the server has rendered must be here before React takes it over. A failure to load shows there.
  await Promise.allSettled(modulesOf(routeAt(routes, location.pathname), queryClient).map(({ load }) => load()));
  const app = <App history={createBrowserHistory()} client={queryClient} signedIn={signedIn} routes={routes} />;
  keepEarlyEvents();
  // The development server renders nothing; and on the way back from here, this is not the page any more.
  const isShown = root.hasChildNodes() && document.renderedAddress === location.pathname + location.search;
  // A transition is rendered in slices: the page answers meanwhile, and React first takes over what is pressed.
  startTransition(() => {
    if (isShown) hydrateRoot(root, app);
    else createRoot(root).render(app);
  });
  showKeptToast();
  renewSession();
}

void start();
// Restored by the back button, from the payment page for instance: its buttons are still busy and its data is old.
addEventListener("pageshow", ({ persisted }) => {
  if (persisted) location.reload();
});
document.addEventListener("visibilitychange", () => {
  if (document.visibilityState === "visible" && sessionChanged()) followSession();
});
// It keeps what members need, which is no use to whoever only looks in.
if (readSession() !== null) registerServiceWorker();
startWebVitals(pageAt, whenUsed);
