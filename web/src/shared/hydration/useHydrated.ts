import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** False while the browser takes over what the server has rendered: for what only a browser knows. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
