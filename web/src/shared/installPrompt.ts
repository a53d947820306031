/** Chromium's event for offering the installation of a page; it is missing from the standard types. */
export interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

const isInstallPrompt = (event: Event): event is InstallPrompt => "prompt" in event;

/** Calls back with the browser's install prompt once there is one, and without when the app has been installed. */
export function onInstallPrompt(offer: (prompt: InstallPrompt | undefined) => void): void {
  addEventListener("beforeinstallprompt", (event) => {
    if (!isInstallPrompt(event)) return;
    event.preventDefault();
    offer(event);
  });
  addEventListener("appinstalled", () => offer(undefined));
}
