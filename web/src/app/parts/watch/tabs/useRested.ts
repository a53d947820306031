import { useEffect, useState } from "react";

/** Milliseconds that the page has to itself before anything is asked for that nobody sees yet. */
const patience = 1500;

/** Whether the page has rested for a while. */
export function useRested(): boolean {
  const [rested, setRested] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setRested(true), patience);
    return () => clearTimeout(timer);
  }, []);
  return rested;
}
