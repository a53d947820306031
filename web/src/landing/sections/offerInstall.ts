import { type InstallPrompt, onInstallPrompt } from "#shared/installPrompt.ts";

/** Shows the button that opens the browser's install prompt, if there is one. */
export function offerInstall(): void {
  const button = document.getElementById("install");
  if (button === null) return;
  let offered: InstallPrompt | undefined;
  const offer = (prompt: InstallPrompt | undefined) => {
    offered = prompt;
    button.hidden = prompt === undefined;
  };
  onInstallPrompt(offer);
  button.addEventListener("click", () => {
    void offered?.prompt();
    // A prompt works only once.
    offer(undefined);
  });
}
