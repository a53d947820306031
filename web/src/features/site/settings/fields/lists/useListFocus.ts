import { useLayoutEffect, useRef } from "react";

type Target = "new entry" | "add button";

/**
 * Keeps the focus in a list whose entries are added and removed by buttons: it goes to the first field of a new entry,
 * and from the button that removed an entry to the one that adds some. Entries are marked by `data-entry`, that button
 * by `data-add`.
 */
export function useListFocus() {
  const list = useRef<HTMLFieldSetElement>(null);
  const target = useRef<Target>(null);
  useLayoutEffect(() => {
    if (target.current === null || list.current === null) return;
    const [entry] = [...list.current.querySelectorAll("[data-entry]")].slice(-1);
    const next =
      target.current === "new entry"
        ? entry?.querySelector("input, textarea")
        : list.current.querySelector("[data-add]");
    if (next instanceof HTMLElement) next.focus();
    target.current = null;
  });
  return {
    list,
    /** Call before the list changes. */
    focusNext: (next: Target) => {
      target.current = next;
    },
  };
}
