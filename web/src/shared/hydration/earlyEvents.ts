import { useEffect } from "react";

interface EarlyEvent {
  readonly type: "click" | "change";
  readonly target: EventTarget | null;
  /** For a checkbox. */
  readonly checked: boolean;
  /** For a select. */
  readonly value: string;
}

declare global {
  interface Document {
    /** Recorded by `start.ts`, which runs first, until the app has started. */
    earlyEvents?: EarlyEvent[] | undefined;
    /** Path and query of the rendered page, with which the document was opened. */
    renderedAddress?: string;
  }
}

/** Elements whose click the browser has already handled natively. */
const nativelyPressed = "a[href], label, summary, input, select, textarea, [type=submit]";

let kept: EarlyEvent[] = [];

/**
 * Ends the recording. From here on React receives events, and hydrates what they are about first. That resets a select
 * before its handler reads the choice, so choices are recorded until everything has hydrated.
 */
export function keepEarlyEvents(): void {
  kept = document.earlyEvents ?? [];
  document.earlyEvents = undefined;
  for (const type of ["input", "change"]) addEventListener(type, keepChoice, true);
}

function keepChoice(event: Event): void {
  const { type, target } = event;
  if (!(target instanceof HTMLSelectElement)) return;
  event.stopPropagation();
  if (type === "change") kept.push({ type, target, checked: false, value: target.value });
}

/** Replays clicks and changes on the rendered page from before it had hydrated. */
export function useEarlyEvents(): void {
  useEffect(() => {
    for (const type of ["input", "change"]) removeEventListener(type, keepChoice, true);
    const events = kept;
    kept = [];
    // React cannot flush synchronously within an effect.
    queueMicrotask(() => {
      for (const { type, target, checked, value } of events) {
        if (!(target instanceof Element) || !target.isConnected) continue;
        if (type === "change" && target instanceof HTMLInputElement && target.type === "checkbox") {
          // React has reset the check mark, or has not noticed it: only a click that changes it is seen.
          target.checked = !checked;
          target.click();
          continue;
        }
        if (type === "click" && target.closest(nativelyPressed) !== null) continue;
        // React may have reset it: rendering again is enough.
        if (type === "change" && target instanceof HTMLSelectElement) target.value = value;
        target.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true }));
      }
    });
  }, []);
}
