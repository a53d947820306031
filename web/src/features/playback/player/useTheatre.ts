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

/** Whether the player takes the width of the page, which the device remembers. */
export function useTheatre(): readonly [theatre: boolean, toggle: () => void] {
  const before = useSyncExternalStore(never, stored, () => false);
  const [chosen, choose] = useState<boolean>();
  const theatre = chosen ?? before;
  const toggle = () => {
    choose(!theatre);
    try {
      localStorage.setItem(key, theatre ? "off" : "on");
    } catch {
      // Then it lasts as long as the page.
    }
  };
  return [theatre, toggle];
}
