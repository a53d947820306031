/** Chromium's event for offering the installation of a page; it is missing from the standard types. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

const isInstallPrompt = (event: Event): event is InstallPrompt => "prompt" in event;

/** Shows the button that opens the browser's install prompt, if there is one. */
export function offerInstall(): void {
  const button = document.getElementById("install");
  if (button === null) return;
  let offered: InstallPrompt | undefined;
  const offer = (event: InstallPrompt | undefined) => {
    offered = event;
    button.hidden = event === undefined;
  };
  addEventListener("beforeinstallprompt", (event) => {
    if (!isInstallPrompt(event)) return;
    event.preventDefault();
    offer(event);
  });
  addEventListener("appinstalled", () => offer(undefined));
  button.addEventListener("click", () => {
    void offered?.prompt();
    // A prompt works only once.
    offer(undefined);
  });
}
