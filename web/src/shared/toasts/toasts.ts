import { notifications } from "@mantine/notifications";

export const toastDuration = 9000;

function show(message: string, color: "green" | "red", autoClose: number): void {
  notifications.show({ message, color, autoClose, closeButtonProps: { "aria-label": "Close" } });
}

export function toastSuccess(message: string, ms = toastDuration): void {
  show(message, "green", ms);
}

export function toastError(message: string): void {
  show(message, "red", toastDuration);
}

const kept = "toast-after-load";

/** Shows a message after the next full load. */
export function toastAfterLoad(message: string, kind: "success" | "error" = "success"): void {
  sessionStorage.setItem(kept, `${kind} ${message}`);
}

/** Shows the message kept by `toastAfterLoad`. To be called once, when the app starts. */
export function showKeptToast(): void {
  const [, kind, message] = /^(success|error) (.*)$/s.exec(sessionStorage.getItem(kept) ?? "") ?? [];
  sessionStorage.removeItem(kept);
  if (message === undefined) return;
  if (kind === "error") toastError(message);
  else toastSuccess(message);
}
