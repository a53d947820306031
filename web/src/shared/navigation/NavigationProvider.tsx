import type { HistoryLocation, RouterHistory } from "@tanstack/history";
import { createContext, type ReactNode, startTransition, use, useLayoutEffect, useMemo, useState } from "react";

interface Navigation {
  readonly history: RouterHistory;
  /** Preloads a page of the app that is about to be opened. */
  readonly preload: (href: string) => void;
}

// Two contexts, so that links do not render again when the page changes.
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
// The server renders once and has no layout.
const useBeforePaint = typeof document === "undefined" ? ignore : useLayoutEffect;

/**
 * Provides the current location. Navigation is a transition: the old page stays until the next one is ready, and
 * responds to typing and scrolling meanwhile.
 */
export function NavigationProvider({ history, preload = ignore, children }: Props) {
  // Initially as the server rendered it, without the state of the history entry, which only the browser has.
  const [location, setLocation] = useState<Location>(() => ({ ...toLocation(history.location, "POP"), state: null }));
  useBeforePaint(() => {
    // A child's effect may have navigated before this one ran.
    const moved = history.location.state.__TSR_key !== location.key;
    if (moved) setLocation(toLocation(history.location, "REPLACE"));
    else if (history.location.state.carried !== undefined) setLocation(toLocation(history.location, "POP"));
    return history.subscribe(({ location: next, action: { type } }) => {
      const action = type === "PUSH" || type === "REPLACE" ? type : "POP";
      startTransition(() => setLocation(toLocation(next, action)));
    });
  }, [history]);
  const navigation = useMemo(() => ({ history, preload }), [history, preload]);
  return (
    <NavigationContext value={navigation}>
      <LocationContext value={location}>{children}</LocationContext>
    </NavigationContext>
  );
}

declare module "@tanstack/history" {
  interface HistoryState {
    /** The `state` given to `navigate`. */
    carried?: unknown;
    /** Whether this entry is shown without scrolling to the top. */
    stay?: boolean;
    /** Whether the change is shown synchronously, not as a transition. */
    sync?: boolean;
  }
}

/** How the current history entry was reached; `POP` stands for Back, Forward and loading the document. */
type Action = "PUSH" | "REPLACE" | "POP";

/** The current location in the app. */
interface Location {
  readonly pathname: string;
  /** With its `?`, or empty. */
  readonly search: string;
  /** With its `#`, or empty. */
  readonly hash: string;
  /** Identifies the history entry; kept on reload. */
  readonly key: string;
  /** Whether it is the app's first history entry. */
  readonly first: boolean;
  readonly state: unknown;
  readonly stay: boolean;
  readonly action: Action;
}

function toLocation({ pathname, search, hash, state }: HistoryLocation, action: Action): Location {
  return {
    pathname,
    search,
    hash,
    key: state.__TSR_key ?? "",
    first: state.__TSR_index === 0,
    state: state.carried ?? null,
    stay: state.stay === true,
    action,
  };
}
