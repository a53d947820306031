import { notifications } from "@mantine/notifications";

export const toastDuration = 9000;

function show(message: string, color: "green" | "red" | "brand", autoClose: number): string {
  return notifications.show({ message, color, autoClose, closeButtonProps: { "aria-label": "Close" } });
}

/** The failures that were shown; some have been closed by now. */
const failures = new Set<string>();

export function toastSuccess(message: string, ms = toastDuration): void {
  show(message, "green", ms);
}

export function toastError(message: string): void {
  failures.add(show(message, "red", toastDuration));
}

/** Closes every failure that is still shown: something is being tried anew, or has succeeded. */
export function closeFailures(): void {
  for (const id of failures) notifications.hide(id);
  failures.clear();
}

/** For what is neither a success nor a failure. */
export function toastInfo(message: string): void {
  show(message, "brand", toastDuration);
}

const kept = "toast-after-load";

const kinds = { success: (message: string) => toastSuccess(message), error: toastError, info: toastInfo };
type Kind = keyof typeof kinds;

/** Shows a message after the next full load. */
export function toastAfterLoad(message: string, kind: Kind = "success"): void {
  sessionStorage.setItem(kept, `${kind} ${message}`);
}

/** Shows the message kept by `toastAfterLoad`. To be called once, when the app starts. */
export function showKeptToast(): void {
  const text = sessionStorage.getItem(kept) ?? "";
  sessionStorage.removeItem(kept);
  for (const [kind, toast] of Object.entries(kinds)) {
    if (text.startsWith(`${kind} `)) toast(text.slice(kind.length + 1));
  }
}
