import { type KeyboardEvent, type ReactNode, useId, useRef } from "react";
import { backwardKey, forwardKey } from "#shared/language/direction.ts";
import classes from "./Tabs.module.css";

export interface Tab {
  readonly name: string;
  readonly label: string;
  readonly panel: ReactNode;
}

interface Props {
  readonly label: string;
  readonly tabs: readonly Tab[];
  /** The name of the open tab; any other name stands for the first. */
  readonly chosen: string;
  readonly onChoose: (name: string) => void;
}

/** Tabs with panels. Arrow keys move between the tabs, following the ARIA practices. */
export function Tabs({ label, tabs, chosen, onChoose }: Props) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const open = Math.max(
    0,
    tabs.findIndex(({ name }) => name === chosen),
  );
  const choose = (place: number) => {
    const next = tabs.at(place % tabs.length);
    if (next === undefined) return;
    onChoose(next.name);
    list.current?.querySelector<HTMLElement>(`[data-name="${next.name}"]`)?.focus();
  };
  const walk = (event: KeyboardEvent) => {
    const step = { [backwardKey()]: -1, [forwardKey()]: 1 }[event.key];
    const place = event.key === "Home" ? 0 : event.key === "End" ? -1 : step === undefined ? undefined : open + step;
    if (place === undefined) return;
    event.preventDefault();
    // Where the whole page has the player's shortcuts, arrow keys would seek.
    event.stopPropagation();
    choose(place);
  };
  return (
    <>
      <div ref={list} className={classes.list} role="tablist" aria-label={label} onKeyDown={walk}>
        {tabs.map((tab, place) => (
          <button
            key={tab.name}
            type="button"
            role="tab"
            id={`${id}-${tab.name}`}
            className={classes.tab}
            data-name={tab.name}
            aria-selected={place === open}
            aria-controls={place === open ? `${id}-panel` : undefined}
            tabIndex={place === open ? 0 : -1}
            onClick={() => onChoose(tab.name)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${tabs[open]?.name}`}>
        {tabs[open]?.panel}
      </div>
    </>
  );
}
