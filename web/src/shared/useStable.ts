import { useCallback, useEffect, useRef } from "react";

/** A callback with a stable identity, so that memoized components need not render again. Only for event handlers. */
export function useStable<Argument>(handler: (argument: Argument) => void): (argument: Argument) => void {
  const latest = useRef(handler);
  useEffect(() => {
    latest.current = handler;
  });
  return useCallback((argument: Argument) => latest.current(argument), []);
}
