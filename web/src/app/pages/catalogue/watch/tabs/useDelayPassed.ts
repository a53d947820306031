import { useEffect, useState } from "react";

/** Milliseconds before data is fetched that is not visible yet. */
const patience = 1500;

/** Whether some time has passed since the page was shown. */
export function useDelayPassed(): boolean {
  const [rested, setRested] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setRested(true), patience);
    return () => clearTimeout(timer);
  }, []);
  return rested;
}
