import { sourceLanguage } from "@mindreel/contract/plain/languages";
import { language } from "./language/language.ts";
import { whenIdle } from "./loading/whenIdle.ts";

/** Registers when idle, so that it does not compete with the page for a slow network. */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  whenIdle(() => {
    // Everything works without it. A worker caches the scripts of one language.
    const asked = language() === sourceLanguage ? "" : `?lang=${language()}`;
    navigator.serviceWorker.register(`/sw.js${asked}`).catch(() => undefined);
  });
}
