import { useEffect, useState } from "react";
import { isTaken } from "#features/playback/player/shortcuts/Shortcuts.tsx";

/** A note that somebody begins before the script that takes notes is here. */
export interface EarlyNote {
  /** Ends the listening. Returns what was typed since N was pressed; null if it was not. */
  readonly take: () => string | null;
  /** Listens, until it is taken. Returns what ends it. */
  readonly listen: () => () => void;
}

export function createEarlyNote(): EarlyNote {
  let typed: string | null = null;
  let taken = false;

  const press = (event: KeyboardEvent) => {
    const { key } = event;
    if (taken) return;
    if (typed === null ? key.toLowerCase() !== "n" || isTaken(event) : isTaken(event)) return;
    // They are letters of a note from here on, and no keys of the player or of the page.
    event.preventDefault();
    event.stopImmediatePropagation();
    if (key === "Escape") typed = null;
    else if (typed === null) typed = "";
    else if (key === "Backspace") typed = typed.slice(0, -1);
    else if (key.length === 1) typed += key;
  };
  return {
    take: () => {
      const before = typed;
      typed = null;
      taken = true;
      return before;
    },
    listen: () => {
      taken = false;
      // Before anyone who listens at the document.
      addEventListener("keydown", press, true);
      return () => removeEventListener("keydown", press, true);
    },
  };
}

/** Remembers N, and what is typed after it, from when a video is played. */
export function useEarlyNote(started: boolean): EarlyNote {
  const [early] = useState(createEarlyNote);
  useEffect(() => (started ? early.listen() : undefined), [started, early]);
  return early;
}
