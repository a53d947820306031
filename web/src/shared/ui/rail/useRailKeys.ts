import { type FocusEvent, type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from "react";
import { backwardKey, forwardKey } from "#shared/language/direction.ts";

/** An item's links and buttons, without those of what it has opened. */
const controlsIn = (item: Element): HTMLElement[] =>
  [...item.querySelectorAll<HTMLElement>("a, button")].filter((each) => each.closest("[popover]") === null);

/**
 * Makes a row one tab stop: Tab enters it at its current item. The arrow keys along the row, Home and End move between
 * items, those across it between the links and buttons of an item.
 */
export function useRailKeys(row: RefObject<HTMLUListElement | null>) {
  const current = useRef<HTMLElement | null>(null);
  const items = () => [...(row.current?.children ?? [])].map(controlsIn).filter(({ length }) => length > 0);

  const settle = () => {
    const all = items();
    const stop = all.flat().find((control) => control === current.current) ?? all[0]?.[0];
    for (const control of all.flat()) {
      const tabIndex = control === stop ? 0 : -1;
      if (control.tabIndex !== tabIndex) control.tabIndex = tabIndex;
    }
  };
  // After every render, because items may change.
  useLayoutEffect(settle);

  const onKeyDown = (event: KeyboardEvent) => {
    const all = items();
    const at = all.findIndex((controls) => controls.some((control) => control === event.target));
    const within = all[at]?.findIndex((control) => control === event.target) ?? -1;
    if (within === -1) return;
    const across = { ArrowDown: within + 1, ArrowUp: within - 1 }[event.key];
    const along = { [forwardKey()]: at + 1, [backwardKey()]: at - 1, Home: 0, End: all.length - 1 }[event.key];
    const next =
      across === undefined ? along !== undefined && (all[along]?.[within] ?? all[along]?.[0]) : all[at]?.[across];
    // At the last one, the page scrolls as usual.
    if (!next) return;
    event.preventDefault();
    next.focus();
  };

  const onFocus = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement) || !items().some((controls) => controls.includes(target))) return;
    current.current = target;
    settle();
    // Browsers do not scroll to what is partly visible. What is pressed must not move away.
    if (target.matches(":focus-visible")) target.closest("li")?.scrollIntoView({ block: "nearest", inline: "nearest" });
  };
  return { onKeyDown, onFocus };
}
