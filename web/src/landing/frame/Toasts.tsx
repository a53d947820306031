import { toasts as messages } from "@mindreel/messages/shared/states";
import { useEffect, useState } from "react";

interface Toast {
  readonly id: number;
  readonly kind: "good" | "bad";
  readonly message: string;
}

const duration = 9000;
let toasts: readonly Toast[] = [];
let nextId = 1;
let changed: (now: readonly Toast[]) => void = () => undefined;

function update(now: readonly Toast[]): void {
  toasts = now;
  changed(now);
}

const close = (id: number) => update(toasts.filter((toast) => toast.id !== id));

/** The landing page has its own toasts: it does not use Mantine, so that it loads fast on slow phones. */
export function toast(kind: Toast["kind"], message: string): void {
  const id = nextId++;
  update([...toasts, { id, kind, message }]);
  setTimeout(() => close(id), duration);
}

/** Closes visible failures, because another attempt is being made. */
export const closeFailures = (): void => update(toasts.filter(({ kind }) => kind !== "bad"));

export function Toasts() {
  const [shown, setShown] = useState<readonly Toast[]>([]);
  useEffect(() => {
    changed = setShown;
  }, []);
  return (
    <section className="toasts" aria-label={messages.notifications}>
      {shown.map(({ id, kind, message }) => (
        <div key={id} className={`toast toast-${kind}`} role="alert">
          <p>{message}</p>
          <button type="button" aria-label={messages.close} onClick={() => close(id)}>
            <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
              <path d="M6 6l12 12M18 6 6 18" />
            </svg>
          </button>
        </div>
      ))}
    </section>
  );
}
