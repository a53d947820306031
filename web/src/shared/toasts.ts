import { notifications } from "@mantine/notifications";

const duration = 9000;

function show(message: string, color: "green" | "red", autoClose: number): void {
  notifications.show({ message, color, autoClose, closeButtonProps: { "aria-label": "Close" } });
}

export function toastSuccess(message: string, ms = duration): void {
  show(message, "green", ms);
}

export function toastError(message: string): void {
  show(message, "red", duration);
}

const kept = "toast-after-load";

/** Shows a success in the document that is loaded next. */
export function toastAfterLoad(message: string): void {
  sessionStorage.setItem(kept, message);
}

/** Call once a document. */
export function showKeptToast(): void {
  const message = sessionStorage.getItem(kept);
  if (message === null) return;
  sessionStorage.removeItem(kept);
  toastSuccess(message);
}
