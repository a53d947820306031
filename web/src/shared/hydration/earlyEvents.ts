import { useEffect } from "react";

interface EarlyEvent {
  readonly type: "click" | "change";
  readonly target: EventTarget | null;
  /** Of a checkbox. */
  readonly checked: boolean;
}

declare global {
  interface Document {
    /** What `start.ts`, which runs first, records until the app takes over. */
    earlyEvents?: EarlyEvent[] | undefined;
    /** Path and query that the document was opened with, so those of what the server has rendered. */
    renderedAddress?: string;
  }
}

/** The browser itself has done what these do at a press. */
const nativelyPressed = "a[href], label, summary, input, select, textarea, [type=submit]";

let kept: readonly EarlyEvent[] = [];

/** Ends the recording. From here on React sees what is pressed, and waits with it until it has taken over. */
export function keepEarlyEvents(): void {
  kept = document.earlyEvents ?? [];
  document.earlyEvents = undefined;
}

/** Repeats what somebody pressed or chose on the page that the server has rendered, before there was any script. */
export function useEarlyEvents(): void {
  useEffect(() => {
    const events = kept;
    kept = [];
    // Within an effect nothing could be rendered at once.
    queueMicrotask(() => {
      for (const { type, target, checked } of events) {
        if (!(target instanceof Element) || !target.isConnected) continue;
        if (type === "change" && target instanceof HTMLInputElement && target.type === "checkbox") {
          // React has taken the mark away, or has not noticed it: only a press that changes it counts.
          target.checked = !checked;
          target.click();
          continue;
        }
        if (type === "click" && target.closest(nativelyPressed) !== null) continue;
        target.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true }));
      }
    });
  }, []);
}
