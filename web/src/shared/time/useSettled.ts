import { useEffect, useState } from "react";

/** Debounce in milliseconds: the next letter mostly comes within it. */
const pause = 120;

/** The text once typing pauses; an empty one at once. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), text === "" ? 0 : pause);
    return () => clearTimeout(timer);
  }, [text]);
  return text === "" ? "" : settled;
}
