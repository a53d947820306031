import { IconKeyboard, IconX } from "@tabler/icons-react";
import { lazy, Suspense, useEffect, useId, useRef, useState } from "react";
import { IconButton } from "#shared/ui/plain/IconButton.tsx";
import { Title } from "#shared/ui/plain/Title.tsx";
import classes from "./Shortcuts.module.css";

const ShortcutList = lazy(async () => ({ default: (await import("./ShortcutList.tsx")).ShortcutList }));

/** Whether a key is meant for what has the focus, or part of a browser's own shortcut. */
const isTaken = ({ target, ctrlKey, metaKey, altKey, defaultPrevented }: KeyboardEvent): boolean =>
  ctrlKey ||
  metaKey ||
  altKey ||
  defaultPrevented ||
  (target instanceof Element && target.closest("input, select, textarea, dialog, [role=menu], [popover]") !== null);

/** Calls for a key, wherever the focus is, unless somebody is typing. */
export function useShortcut(key: string, action: () => void): void {
  const latest = useRef(action);
  latest.current = action;
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() === key && !isTaken(event)) latest.current();
    };
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, [key]);
}

/** A button that shows the player's keys, as `?` does. */
export function Shortcuts({ className }: { className: string | undefined }) {
  const heading = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [opened, setOpened] = useState(false);
  const open = () => {
    setOpened(true);
    dialog.current?.showModal();
  };
  useShortcut("?", open);
  return (
    <>
      <IconButton className={className} aria-label="Keyboard shortcuts" aria-haspopup="dialog" onClick={open}>
        <IconKeyboard size={19} stroke={1.75} aria-hidden="true" />
      </IconButton>
      <dialog ref={dialog} className={classes.dialog} aria-labelledby={heading}>
        <div className={classes.head}>
          <Title order={2} id={heading} size={3}>
            Keyboard shortcuts
          </Title>
          <IconButton aria-label="Close" onClick={() => dialog.current?.close()}>
            <IconX size={20} aria-hidden="true" />
          </IconButton>
        </div>
        {opened && (
          <Suspense>
            <ShortcutList />
          </Suspense>
        )}
      </dialog>
    </>
  );
}
