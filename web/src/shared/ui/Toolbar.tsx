import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from "react";
import { backwardKey, forwardKey } from "#shared/language/direction.ts";

interface Props {
  readonly label: string;
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/**
 * A row of links and buttons that is one tab stop. Arrow keys, Home and End move within it.
 * https://www.w3.org/WAI/ARIA/apg/patterns/toolbar/
 */
export function Toolbar({ label, className, children }: Props) {
  const bar = useRef<HTMLDivElement>(null);
  const current = useRef<HTMLElement | null>(null);
  const items = () => [...(bar.current?.querySelectorAll<HTMLElement>("a, button") ?? [])];

  const settle = () => {
    const all = items();
    const stop = all.find((item) => item === current.current) ?? all.find((item) => item.matches("button")) ?? all[0];
    for (const item of all) {
      const tabIndex = item === stop ? 0 : -1;
      if (item.tabIndex !== tabIndex) item.tabIndex = tabIndex;
    }
  };
  // After every render, because items may change.
  useLayoutEffect(settle);

  const move = (event: KeyboardEvent) => {
    const all = items();
    const at = event.target instanceof HTMLElement ? all.indexOf(event.target) : -1;
    // Key events of what an item opens, such as a popover, bubble up to here as well.
    if (at === -1) return;
    const to = { [forwardKey()]: at + 1, [backwardKey()]: at - 1, Home: 0, End: -1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    all.at(to % all.length)?.focus();
  };

  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label={label}
      className={className}
      onKeyDown={move}
      onFocus={({ target }) => {
        // Not for content that an item has opened.
        if (!items().includes(target)) return;
        current.current = target;
        settle();
      }}
    >
      {children}
    </div>
  );
}
