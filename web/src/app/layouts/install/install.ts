import { type InstallPrompt, onInstallPrompt } from "#shared/installPrompt.ts";

let offered: InstallPrompt | undefined;
let listening = false;

/** Keeps the browser's install prompt until somebody asks for it. */
export function keepInstallPrompt(): void {
  if (listening) return;
  listening = true;
  onInstallPrompt((prompt) => {
    offered = prompt;
  });
}

/** Whether this is the installed app. */
export const isInstalled = (): boolean => matchMedia("(display-mode: standalone)").matches;

/** Opens the browser's install prompt. Returns false if there is none: it works only once, and not in every browser. */
export function promptInstall(): boolean {
  const prompt = offered;
  offered = undefined;
  void prompt?.prompt();
  return prompt !== undefined;
}
