import { type FocusEvent, type ReactNode, type ToggleEvent, useId, useState } from "react";
import { flushSync } from "react-dom";
import { IconButton } from "#shared/ui/plain/buttons/IconButton.tsx";
import classes from "./Popover.module.css";

interface Props {
  /** The accessible name of the button and of what it opens. */
  readonly label: string;
  readonly icon: ReactNode;
  /** The button's class. */
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/**
 * A button with a popover. The browser opens and closes it and returns the focus; the content is rendered only while it
 * is open.
 */
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
        // Synchronously, because the browser looks for the popover as soon as this handler returns.
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
