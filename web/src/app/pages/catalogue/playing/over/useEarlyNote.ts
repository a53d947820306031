import { useEffect, useState } from "react";
import { isTaken } from "#features/playback/mechanisms/player/shortcuts/Shortcuts.tsx";

/** A note that is begun before the script for taking notes has loaded. */
export interface EarlyNote {
  /** Stops listening for good. Returns what was typed since N was pressed; null if N was not pressed. */
  readonly take: () => string | null;
  /** Listens until the note is taken. Returns a function that stops listening. */
  readonly listen: () => () => void;
}

export function createEarlyNote(): EarlyNote {
  let typed: string | null = null;
  let taken = false;

  const press = (event: KeyboardEvent) => {
    const { key } = event;
    if (taken) return;
    if (typed === null ? key.toLowerCase() !== "n" || isTaken(event) : isTaken(event)) return;
    // From now on keys are letters of the note, not shortcuts of the player or the page.
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
      // In the capture phase, before any listener on the document.
      addEventListener("keydown", press, true);
      return () => {
        typed = null;
        removeEventListener("keydown", press, true);
      };
    },
  };
}

/** From when a video is played, remembers N and what is typed after it. */
export function useEarlyNote(started: boolean): EarlyNote {
  const [early] = useState(createEarlyNote);
  useEffect(() => (started ? early.listen() : undefined), [started, early]);
  return early;
}
