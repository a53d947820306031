import { useEffect, useState } from "react";
import { whenIdle } from "./whenIdle.ts";

/** What is loaded once the page is there and idle; undefined until then, and where that fails: the page does without it. */
export function useLate<T extends object>(load: () => Promise<T>): T | undefined {
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
