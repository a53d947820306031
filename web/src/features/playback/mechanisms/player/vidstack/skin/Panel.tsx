import { directionOf } from "@mindreel/contract/plain/languages";
import { useMediaRemote } from "@vidstack/react";
import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react";
import type { Icon } from "#shared/icons/icon.tsx";
import { language } from "#shared/language/language.ts";
import { Control } from "./Control.tsx";
import classes from "./Panel.module.css";

interface Props {
  /** The name of its button and of the panel. */
  readonly label: string;
  readonly icon: Icon;
  readonly className?: string | undefined;
  readonly "data-on"?: boolean | undefined;
  readonly children: (close: () => void) => ReactNode;
}

/** A button of the player, and the panel that it opens above the controls, which stay meanwhile. */
export function Panel({ label, icon, children, ...button }: Props) {
  const remote = useMediaRemote();
  const place = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState(false);

  useEffect(() => {
    if (!opened) return undefined;
    remote.pauseControls();
    const first = panel.current?.querySelector<HTMLElement>(":checked, [aria-current=true]") ?? panel.current;
    first?.focus();
    const outside = ({ target }: PointerEvent) => {
      if (target instanceof Node && place.current?.contains(target) !== true) setOpened(false);
    };
    document.addEventListener("pointerdown", outside);
    return () => {
      document.removeEventListener("pointerdown", outside);
      remote.resumeControls();
    };
  }, [opened, remote]);

  const close = () => {
    setOpened(false);
    place.current?.querySelector("button")?.focus();
  };
  const closeByKey = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    // Otherwise it would also close the small player.
    event.stopPropagation();
    close();
  };
  const leave = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) setOpened(false);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys and focus of the panel and its button
    <div ref={place} onKeyDown={opened ? closeByKey : undefined} onBlur={leave}>
      <Control
        {...button}
        label={label}
        icon={icon}
        aria-haspopup="dialog"
        aria-expanded={opened}
        onClick={() => setOpened(!opened)}
      />
      {opened && (
        <div
          ref={panel}
          className={classes.panel}
          role="dialog"
          aria-label={label}
          dir={directionOf(language())}
          // So that it takes the focus, and its keys scroll it.
          tabIndex={-1}
        >
          {children(close)}
        </div>
      )}
    </div>
  );
}

interface Option {
  readonly value: string;
  readonly label: ReactNode;
  readonly selected: boolean;
  readonly select: () => void;
}

interface ChoiceProps {
  readonly name: string;
  readonly legend: string;
  /** Beside each other, or one below the other. */
  readonly as: "chips" | "list";
  readonly options: readonly Option[];
}

/** One of several options, in a panel. */
export function Choice({ name, legend, as, options }: ChoiceProps) {
  return (
    <fieldset className={classes.choice} data-as={as}>
      <legend>{legend}</legend>
      <div className={classes.options}>
        {options.map(({ value, label, selected, select }) => (
          <label key={value} className={classes.option}>
            <input type="radio" name={name} checked={selected} onChange={select} />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface SwitchProps {
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** Something to turn on or off, in a panel. */
export function Switch({ label, checked, onChange }: SwitchProps) {
  return (
    <label className={classes.switch}>
      {label}
      <input type="checkbox" checked={checked} onChange={({ currentTarget }) => onChange(currentTarget.checked)} />
    </label>
  );
}
