import { whenIdle } from "./whenIdle.ts";

/** Registers when idle, so that it does not compete with the page for a slow network. */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  whenIdle(() => {
    // Everything works without it.
    navigator.serviceWorker.register("/sw.js").catch(() => undefined);
  });
}
