import { type ReactNode, useEffect, useRef, useState } from "react";
import classes from "./Drawer.module.css";

interface Props {
  readonly label: string;
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A sheet: a modal that slides in from the bottom. Escape and a press outside close it. */
export function Drawer({ label, opened, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  // The content stays rendered until it has slid out.
  const [filled, setFilled] = useState(opened);
  if (opened && !filled) setFilled(true);

  useEffect(() => {
    const element = dialog.current;
    if (element === null) return;
    if (opened) {
      element.showModal();
      return;
    }
    element.close();
    let reopened = false;
    const motions = element.getAnimations?.() ?? [];
    void Promise.allSettled(motions.map(({ finished }) => finished)).then(() => {
      if (!reopened) setFilled(false);
    });
    return () => {
      reopened = true;
    };
  }, [opened]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the browser closes it by Escape
    <dialog
      ref={dialog}
      className={classes.drawer}
      aria-label={label}
      onClose={onClose}
      onClick={({ target, currentTarget, clientX, clientY }) => {
        // Clicks on its backdrop are reported as its own.
        const { left, right, top } = currentTarget.getBoundingClientRect();
        if (target === currentTarget && (clientY < top || clientX < left || clientX > right)) onClose();
      }}
    >
      {filled && children}
    </dialog>
  );
}
