import { table as messages } from "@mindreel/messages/shared/words";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { IconDots } from "#shared/icons/member.ts";
import { format } from "#shared/language/format.ts";
import { IconButton } from "#shared/ui/plain/buttons/IconButton.tsx";
import classes from "./RowActions.module.css";

interface Props {
  /** What the row is about. */
  readonly name: string;
  /** Buttons and links. */
  readonly children: ReactNode;
}

/** The actions of a row: side by side where there is room for them, else behind one button. */
export function RowActions({ name, children }: Props) {
  const [opened, setOpened] = useState(false);
  const panel = useId();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!opened) return;
    const close = ({ target }: Event) => {
      // Anywhere but on its button, which closes it itself: outside, or on an action.
      if (target instanceof Node && button.current?.contains(target)) return;
      setOpened(false);
    };
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      event.preventDefault();
      setOpened(false);
      button.current?.focus();
    };
    document.addEventListener("click", close);
    document.addEventListener("keydown", closeByKey);
    return () => {
      document.removeEventListener("click", close);
      document.removeEventListener("keydown", closeByKey);
    };
  }, [opened]);
  return (
    <div className={classes.place}>
      <IconButton
        ref={button}
        className={classes.button}
        aria-label={format(messages.actionsFor, { name })}
        aria-expanded={opened}
        aria-controls={panel}
        onClick={() => setOpened(!opened)}
      >
        <IconDots size={20} aria-hidden="true" />
      </IconButton>
      <div id={panel} className={classes.actions} data-opened={opened || undefined}>
        {children}
      </div>
    </div>
  );
}
