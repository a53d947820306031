import type { RouterHistory } from "@tanstack/history";
import { createContext, type ReactNode, startTransition, use, useLayoutEffect, useMemo, useState } from "react";
import { flushSync } from "react-dom";
import { type Location, toLocation } from "./location.ts";

interface Navigation {
  readonly history: RouterHistory;
  /** Loads what a page of the app needs, because somebody is about to go there. */
  readonly preload: (href: string) => void;
}

// Two of them: a link need not render again because the page has changed.
const NavigationContext = createContext<Navigation | null>(null);
const LocationContext = createContext<Location | null>(null);

function provided<T>(value: T | null): T {
  if (value === null) throw new Error("There is no NavigationProvider above this component.");
  return value;
}

export const useNavigation = (): Navigation => provided(use(NavigationContext));

export const useLocation = (): Location => provided(use(LocationContext));

interface Props {
  readonly history: RouterHistory;
  readonly preload?: (href: string) => void;
  readonly children: ReactNode;
}

const ignore = () => undefined;
// The server, which renders once, has no layout to wait for.
const useBeforePaint = typeof document === "undefined" ? ignore : useLayoutEffect;

/**
 * Tells everything below where the app is. A change of page is a transition: the page before stays until the next one is
 * there, and typing or scrolling goes on meanwhile.
 */
export function NavigationProvider({ history, preload = ignore, children }: Props) {
  // As the server has rendered it, which knows nothing of what the browser keeps with an entry.
  const [location, setLocation] = useState<Location>(() => ({ ...toLocation(history.location, "POP"), state: null }));
  useBeforePaint(() => {
    // An effect below may have navigated before this one ran.
    const moved = history.location.state.__TSR_key !== location.key;
    if (moved) setLocation(toLocation(history.location, "REPLACE"));
    else if (history.location.state.carried !== undefined) setLocation(toLocation(history.location, "POP"));
    return history.subscribe(({ location: next, action: { type } }) => {
      const action = type === "PUSH" || type === "REPLACE" ? type : "POP";
      const update = () => setLocation(toLocation(next, action));
      if (action !== "POP" && next.state.sync === true) flushSync(update);
      else startTransition(update);
    });
  }, [history]);
  const navigation = useMemo(() => ({ history, preload }), [history, preload]);
  return (
    <NavigationContext value={navigation}>
      <LocationContext value={location}>{children}</LocationContext>
    </NavigationContext>
  );
}
