import { Suspense, useEffect, useRef } from "react";
import { DialogLoadError } from "#shared/loading/parts/DialogLoadError.tsx";
import { lazily } from "#shared/loading/parts/lazily.tsx";

const ShortcutList = lazily(async () => (await import("./ShortcutList.tsx")).ShortcutList, DialogLoadError);

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

interface Props {
  readonly opened: boolean;
  readonly onOpen: () => void;
  readonly onClose: () => void;
}

/** The list of the player's shortcuts, also opened by the key `?`. */
export function Shortcuts({ opened, onOpen, onClose }: Props) {
  useShortcut("?", onOpen);
  if (!opened) return null;
  return (
    <Suspense>
      <ShortcutList onClose={onClose} onNotLoaded={onClose} />
    </Suspense>
  );
}
