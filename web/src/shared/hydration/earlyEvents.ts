import { useEffect } from "react";

interface EarlyEvent {
  readonly type: "click" | "change" | "input";
  readonly target: EventTarget | null;
  /** For a checkbox. */
  readonly checked: boolean;
  /** For a select or a text. */
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

const choices = ["input", "change"] as const;

let kept: EarlyEvent[] = [];

/**
 * Ends the recording. From here on React receives events, and hydrates what they are about first. That resets a select
 * or a text before its handler reads it, so these are recorded until everything has hydrated.
 */
export function keepEarlyEvents(): void {
  kept = document.earlyEvents ?? [];
  document.earlyEvents = undefined;
  for (const type of choices) addEventListener(type, keepChoice, true);
}

const isText = (target: EventTarget | null): target is HTMLInputElement | HTMLTextAreaElement =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && !["checkbox", "radio", "file"].includes(target.type));

function keepChoice(event: Event): void {
  const { target } = event;
  const isSelect = target instanceof HTMLSelectElement;
  if (!isSelect && !isText(target)) return;
  event.stopPropagation();
  const type = isSelect ? "change" : "input";
  if (event.type === type) kept.push({ type, target, checked: false, value: target.value });
}

/** Types a text again. React compares it with what it has seen last, which it notes where the element itself is set. */
function retype(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  field.value = "";
  Reflect.set(Object.getPrototypeOf(field), "value", text, field);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

/** Replays what was pressed, chosen and typed on the rendered page before it had hydrated. */
export function useEarlyEvents(): void {
  useEffect(() => {
    for (const type of choices) removeEventListener(type, keepChoice, true);
    const events = kept;
    kept = [];
    // React cannot flush synchronously within an effect.
    queueMicrotask(() => {
      const typed = new Map<HTMLInputElement | HTMLTextAreaElement, string>();
      for (const { type, target, checked, value } of events) {
        if (!(target instanceof Element) || !target.isConnected) continue;
        if (type === "input") {
          if (isText(target)) typed.set(target, value);
          continue;
        }
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
      for (const [field, text] of typed) retype(field, text);
    });
  }, []);
}
