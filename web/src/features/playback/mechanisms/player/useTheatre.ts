import { useState, useSyncExternalStore } from "react";

const key = "theatre";
const never = () => () => undefined;

function stored(): boolean {
  try {
    return localStorage.getItem(key) === "on";
  } catch {
    return false;
  }
}

/** Whether the player has the full width of the page; stored on the device. */
export function useTheatre(): readonly [theatre: boolean, toggle: () => void] {
  const before = useSyncExternalStore(never, stored, () => false);
  const [chosen, choose] = useState<boolean>();
  const theatre = chosen ?? before;
  const toggle = () => {
    choose(!theatre);
    try {
      localStorage.setItem(key, theatre ? "off" : "on");
    } catch {
      // Without storage it lasts as long as the page.
    }
  };
  return [theatre, toggle];
}
