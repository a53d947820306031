import { type FocusEvent, type ReactNode, type ToggleEvent, useId, useState } from "react";
import { flushSync } from "react-dom";
import { IconButton } from "#shared/ui/plain/buttons/IconButton.tsx";
import classes from "./Popover.module.css";

interface Props {
  /** Names the button and what it opens. */
  readonly label: string;
  readonly icon: ReactNode;
  /** The button's. */
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/** A button and what it opens beside it. The browser opens, closes and gives the focus back; the content exists only then. */
export function Popover({ label, icon, className = "", children }: Props) {
  const id = useId();
  const [opened, setOpened] = useState(false);
  const follow = ({ newState, currentTarget }: ToggleEvent<HTMLElement>) => {
    if (newState === "open") currentTarget.focus({ preventScroll: true });
    else setOpened(false);
  };
  const closeBehind = ({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) => {
    if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) currentTarget.hidePopover();
  };
  return (
    <>
      <IconButton
        className={`${classes.target} ${className}`}
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={opened}
        popoverTarget={id}
        // At once, because the browser looks for it as soon as this has run.
        onClick={() => flushSync(() => setOpened(true))}
      >
        {icon}
      </IconButton>
      {opened && (
        <div
          id={id}
          className={classes.panel}
          popover="auto"
          role="dialog"
          aria-label={label}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it takes the focus, so that its keys scroll it
          tabIndex={0}
          onToggle={follow}
          onBlur={closeBehind}
        >
          {children}
        </div>
      )}
    </>
  );
}
