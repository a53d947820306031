import { superuserMenu as messages } from "@mindreel/messages/app";
import { Suspense, useEffect, useRef, useState } from "react";
import { useHydrated } from "#shared/hydration/useHydrated.ts";
import { IconSearch } from "#shared/icons/member.ts";
import { DialogLoadError } from "#shared/loading/parts/DialogLoadError.tsx";
import { lazily } from "#shared/loading/parts/lazily.tsx";
import { whenUsed } from "#shared/loading/whenUsed.ts";
import classes from "./work.module.css";

const load = async () => (await import("../palette/Palette.tsx")).Palette;
const Palette = lazily(load, DialogLoadError);

declare global {
  interface Document {
    /** Whether the shortcut was pressed before this part was there, see `start.ts`; undefined from then on. */
    earlyPalette?: boolean | undefined;
  }
}

const isShortcut = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  key.toLowerCase() === "k" && ctrlKey !== metaKey && !altKey && !shiftKey;

/** Opens the palette by Ctrl K or ⌘ K, and while managing by a button in the header, in place of the search. */
export function PaletteSlot({ withButton }: { readonly withButton: boolean }) {
  // Not rendered until first requested, then closed or open.
  const [opened, setOpened] = useState<boolean>();
  const isApple = useHydrated() && /Mac|iP/.test(navigator.platform);
  const isOpen = useRef(false);
  isOpen.current = opened === true;
  useEffect(() => {
    if (document.earlyPalette) setOpened(true);
    document.earlyPalette = undefined;
    const listen = (event: KeyboardEvent) => {
      if (!isShortcut(event) || event.defaultPrevented) return;
      event.preventDefault();
      // Not over another dialog.
      if (isOpen.current || document.querySelector("[data-modal], dialog[open]") === null) setOpened(!isOpen.current);
    };
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, []);
  useEffect(() => whenUsed(() => void load().catch(() => undefined)), []);
  return (
    <>
      {withButton && (
        <button
          type="button"
          className={classes.button}
          aria-haspopup="dialog"
          aria-keyshortcuts="Control+K Meta+K"
          onClick={() => setOpened(true)}
        >
          <IconSearch size={18} stroke={1.75} aria-hidden="true" />
          <span className={classes.text}>{messages.find}</span>
          <span className={classes.keys}>{isApple ? "⌘ K" : "Ctrl K"}</span>
        </button>
      )}
      {opened !== undefined && (
        <Suspense>
          <Palette opened={opened} onClose={() => setOpened(false)} onNotLoaded={() => setOpened(undefined)} />
        </Suspense>
      )}
    </>
  );
}
