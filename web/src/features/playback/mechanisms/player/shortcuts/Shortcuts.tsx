import { messages } from "@mindreel/messages/playback/place";
import { IconKeyboard } from "@tabler/icons-react";
import { Suspense, useEffect, useRef, useState } from "react";
import { lazily } from "#shared/loading/parts/lazily.tsx";
import { NotOpened } from "#shared/loading/parts/NotOpened.tsx";
import { IconButton } from "#shared/ui/plain/buttons/IconButton.tsx";

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
