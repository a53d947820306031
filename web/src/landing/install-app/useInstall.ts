import { useSyncExternalStore } from "react";

/** Chromium's event for offering the installation of a page; it is missing from the standard types. */
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

/** Call before hydration, because the browser may fire the event early. */
export function watchInstall(): void {
  addEventListener("beforeinstallprompt", (event) => {
    if (!isInstallPrompt(event)) return;
    event.preventDefault();
    offer(event);
  });
  addEventListener("appinstalled", () => offer(null));
}

/** Opens the browser's install prompt; null where there is none. */
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
    // A prompt works only once.
    offer(null);
  };
}
