import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useRef } from "react";

/**
 * Toasts come last on the page and close after seconds. So the first Tab after one that offers to undo something goes
 * to its button; after the last button of the list, Tab continues from where it came.
 * @param offer the id of the latest such toast
 */
export function useUndoByKeyboard(list: RefObject<HTMLElement | null>, offer: number | undefined) {
  const before = useRef<Element>(null);
  const jumped = useRef(false);
  useEffect(() => {
    if (offer === undefined) return;
    const enter = (event: globalThis.KeyboardEvent) => {
      const { activeElement } = document;
      if (event.key !== "Tab" || event.shiftKey || event.defaultPrevented) return;
      if (list.current?.contains(activeElement) || activeElement?.closest("dialog, [aria-modal]")) return;
      document.removeEventListener("keydown", enter);
      const undo = [...(list.current?.querySelectorAll<HTMLElement>("[data-undo]") ?? [])].at(-1);
      if (undo === undefined) return;
      event.preventDefault();
      undo.focus();
      jumped.current = true;
    };
    document.addEventListener("keydown", enter);
    return () => document.removeEventListener("keydown", enter);
  }, [list, offer]);

  /** Call before a toast closes: its button may have the focus. */
  const leave = () => {
    jumped.current = false;
    if (!list.current?.contains(document.activeElement)) return;
    const to = before.current?.isConnected ? before.current : document.getElementById("main");
    if (to instanceof HTMLElement) to.focus({ preventScroll: true });
  };
  return {
    leave,
    onFocus: ({ relatedTarget }: FocusEvent) => {
      if (!list.current?.contains(relatedTarget)) before.current = relatedTarget;
    },
    onKeyDown: (event: KeyboardEvent) => {
      const buttons = [...(list.current?.querySelectorAll("button") ?? [])];
      if (!jumped.current || event.key !== "Tab" || event.target !== buttons.at(event.shiftKey ? 0 : -1)) return;
      leave();
      // Forwards, the browser goes on from there.
      if (event.shiftKey) event.preventDefault();
    },
  };
}
