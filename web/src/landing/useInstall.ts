import { useSyncExternalStore } from "react";

/** Chromium's way to let a page offer its installation; the standard types do not know it. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

const isInstallPrompt = (event: Event): event is InstallPrompt => "prompt" in event;

let offered: InstallPrompt | null = null;
const listeners = new Set<() => void>();

function offer(event: InstallPrompt | null): void {
  offered = event;
  for (const listener of listeners) listener();
}

/** Called before the page comes to life, as the browser may offer early. */
export function watchInstall(): void {
  addEventListener("beforeinstallprompt", (event) => {
    if (!isInstallPrompt(event)) return;
    event.preventDefault();
    offer(event);
  });
  addEventListener("appinstalled", () => offer(null));
}

/** Installs the app, or null where the browser has no prompt for it. */
export function useInstall(): (() => void) | null {
  const prompt = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => offered,
    () => null,
  );
  if (prompt === null) return null;
  return () => {
    void prompt.prompt();
    // A prompt works once; the browser offers another one when it sees fit.
    offer(null);
  };
}
