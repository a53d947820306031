type Kind = "success" | "error" | "info";

export interface ToastLink {
  readonly label: string;
  readonly to: string;
}

export interface Toast {
  readonly id: number;
  readonly kind: Kind;
  readonly message: string;
  readonly ms: number;
  readonly undo?: () => void;
  readonly links?: readonly ToastLink[];
}

const duration = 9000;

let toasts: readonly Toast[] = [];
let nextId = 1;
const listeners = new Set<() => void>();

export const getToasts = (): readonly Toast[] => toasts;

export function subscribeToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function keep(wanted: (toast: Toast) => boolean): void {
  const rest = toasts.filter(wanted);
  if (rest.length < toasts.length) update(rest);
}

function update(now: readonly Toast[]): void {
  toasts = now;
  for (const listener of listeners) listener();
}

function show(toast: Omit<Toast, "id">): void {
  update([...toasts, { ...toast, id: nextId++ }]);
}

export const closeToast = (id: number): void => keep((toast) => toast.id !== id);

export const closeToasts = (): void => keep(() => false);

export const toastSuccess = (message: string, ms = duration): void => show({ kind: "success", message, ms });

export const toastError = (message: string): void => show({ kind: "error", message, ms: duration });

/** For messages that are neither a success nor a failure. */
export const toastInfo = (message: string): void => show({ kind: "info", message, ms: duration });

/** Reports what was done, with an undo button. */
export const toastUndo = (message: string, undo: () => void): void =>
  show({ kind: "success", message, ms: duration, undo });

/** Reports what was done, with links to where it can be seen or done again. */
export const toastLinks = (message: string, links: readonly ToastLink[]): void =>
  show({ kind: "success", message, ms: duration, links });

/** Closes every visible failure, because another attempt is being made, or has succeeded. */
export const closeFailures = (): void => keep(({ kind }) => kind !== "error");

const kept = "toast-after-load";
const kinds = ["success", "error", "info"] as const;

/** Shows a message after the next full page load. */
export function toastAfterLoad(message: string, kind: Kind = "success"): void {
  sessionStorage.setItem(kept, `${kind} ${message}`);
}

/** Shows the message kept by `toastAfterLoad`. Call it once, when the app starts. */
export function showKeptToast(): void {
  const text = sessionStorage.getItem(kept) ?? "";
  sessionStorage.removeItem(kept);
  const kind = kinds.find((each) => text.startsWith(`${each} `));
  if (kind !== undefined) show({ kind, message: text.slice(kind.length + 1), ms: duration });
}
