import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** False during hydration: for content that depends on the browser. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
