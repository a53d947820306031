import { useEffect, useState } from "react";
import { whenIdle } from "./whenIdle.ts";

/**
 * Loads something once the page is loaded and idle; undefined until then, and after a failure: the page works without
 * it.
 */
export function useLoadedWhenIdle<T extends object>(load: () => Promise<T>): T | undefined {
  const [loaded, setLoaded] = useState<T>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, whichever function the first render had
  useEffect(
    () =>
      whenIdle(() => {
        load().then(setLoaded, () => undefined);
      }),
    [],
  );
  return loaded;
}
