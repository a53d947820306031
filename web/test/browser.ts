import { waitFor } from "@testing-library/react";
import { vi } from "vitest";
import { boot } from "#shared/boot.ts";
import { clearSession, storeSession } from "#shared/session/session.ts";

interface Download {
  readonly name: string;
  readonly file: Blob;
}

/** The URLs that the app sent the browser to by a full page load, in order; "reload" for a reload. */
export const visits: string[] = [];
/** The files that the app downloaded. */
export const downloads: Download[] = [];

// jsdom does not navigate, and its own location cannot be changed.
const real = window.location;
const recorded: Readonly<Record<string | symbol, unknown>> = {
  assign: (url: string) => void visits.push(url),
  replace: (url: string) => void visits.push(url),
  reload: () => void visits.push("reload"),
};
vi.stubGlobal("location", new Proxy({}, { get: (_, name) => recorded[name] ?? Reflect.get(real, name) }));

const files = new Map<string, Blob>();
Object.assign(URL, {
  createObjectURL: (file: Blob) => {
    const url = `blob:${files.size}`;
    files.set(url, file);
    return url;
  },
  revokeObjectURL: () => undefined,
});
HTMLAnchorElement.prototype.click = function click(this: HTMLAnchorElement) {
  const file = files.get(this.href);
  if (this.download === "" || file === undefined) this.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  else downloads.push({ name: this.download, file });
};

const usualBoot = { ...boot };

/** Changes the boot data for this test. */
export function bootWith(changes: Partial<typeof boot>): void {
  Object.assign(boot, changes);
}

/** Signs a member in for this test. */
export function signInAs(id: number): void {
  storeSession({ token: "token", id });
}

/** The visible toasts. */
export const toasts = (): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>("[aria-label=Notifications] [role=alert]"),
];

/** Waits for a toast with this message. */
export function toast(message: string): Promise<HTMLElement> {
  return waitFor(() => {
    const found = toasts().find((each) => each.textContent?.includes(message));
    if (found === undefined) throw new Error(`no toast says: ${message}`);
    return found;
  });
}

/** Resets what a test left behind. */
export function resetBrowser(): void {
  visits.length = 0;
  downloads.length = 0;
  files.clear();
  Object.assign(boot, usualBoot);
  clearSession();
  window.history.replaceState(null, "", "/");
  sessionStorage.clear();
  localStorage.clear();
}
