import { place as messages } from "@mindreel/messages/playback/plays";
import { Suspense, useEffect, useRef, useState } from "react";
import { outline } from "#shared/icons/icon.tsx";
import { lazily } from "#shared/loading/parts/lazily.tsx";
import { NotOpened } from "#shared/loading/parts/NotOpened.tsx";
import { IconButton } from "#shared/ui/plain/buttons/IconButton.tsx";

const IconKeyboard = outline(
  "M2 8a2 2 0 0 1 2 -2h16a2 2 0 0 1 2 2v8a2 2 0 0 1 -2 2h-16a2 2 0 0 1 -2 -2l0 -8M6 10l0 .01M10 10l0 .01M14 10l0 .01M18 10l0 .01M6 14l0 .01M18 14l0 .01M10 14l4 .01",
);

const ShortcutList = lazily(async () => (await import("./ShortcutList.tsx")).ShortcutList, NotOpened);

/** Whether a key is meant for the focused element, or is part of a browser shortcut. */
export const isTaken = ({ target, ctrlKey, metaKey, altKey, defaultPrevented }: KeyboardEvent): boolean =>
  ctrlKey ||
  metaKey ||
  altKey ||
  defaultPrevented ||
  (target instanceof Element && target.closest("input, select, textarea, dialog, [role=menu], [popover]") !== null);

/** Calls the action on a key, wherever the focus is, unless somebody is typing. */
export function useShortcut(key: string, action: () => void): void {
  const latest = useRef(action);
  latest.current = action;
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== key || isTaken(event)) return;
      // Also keeps the key from being typed into a field that the action opens.
      event.preventDefault();
      latest.current();
    };
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, [key]);
}

/** A button that shows the player's shortcuts, like the key `?`. */
export function Shortcuts({ className }: { className: string | undefined }) {
  const [opened, setOpened] = useState(false);
  const open = () => setOpened(true);
  useShortcut("?", open);
  return (
    <>
      <IconButton className={className} aria-label={messages.shortcuts} aria-haspopup="dialog" onClick={open}>
        <IconKeyboard size={19} stroke={1.75} aria-hidden="true" />
      </IconButton>
      {opened && (
        <Suspense>
          <ShortcutList onClose={() => setOpened(false)} onNotLoaded={() => setOpened(false)} />
        </Suspense>
      )}
    </>
  );
}
