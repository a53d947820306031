import { useEffect, useLayoutEffect } from "react";
import type { Location } from "./location.ts";
import { useLocation, useNavigation } from "./NavigationProvider.tsx";

const storage = "scroll-positions";
/** As many entries of the history as are kept over a reload. */
const most = 50;

/** Pixels from the top, by entry of the history. */
type Positions = Map<string, number>;

function stored(): Positions {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(storage) ?? "[]");
    if (!Array.isArray(value)) return new Map();
    return new Map(value.filter((pair): pair is [string, number] => Array.isArray(pair) && pair.length === 2));
  } catch {
    return new Map();
  }
}

function store(positions: Positions): void {
  try {
    sessionStorage.setItem(storage, JSON.stringify([...positions].slice(-most)));
  } catch {
    // Storage may be blocked: then a reload begins at the top.
  }
}

let positions: Positions | undefined;

/** The element that a fragment names, with its `#`; a malformed one names none. */
function elementAt(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

/**
 * Shows a page from its top, and one that the back or forward button or a reload shows again where it was left.
 * @param keyOf under which a position is kept; entries with the same key share theirs
 */
export function useScrollRestoration(keyOf: (location: Location) => string): void {
  const { history } = useNavigation();
  const location = useLocation();
  const key = keyOf(location);
  useEffect(() => {
    window.history.scrollRestoration = "manual";
    const keep = () => store(positions ?? new Map());
    addEventListener("pagehide", keep);
    return () => removeEventListener("pagehide", keep);
  }, []);

  useLayoutEffect(() => {
    positions ??= stored();
    const known = positions;
    const { action, hash, stay } = location;
    const named = elementAt(hash);
    if (action === "POP") {
      const top = known.get(key);
      if (top !== undefined) scrollTo(0, top);
    } else if (named !== null) named.scrollIntoView();
    else if (!stay) scrollTo(0, 0);

    const remember = () => known.set(key, scrollY);
    addEventListener("pagehide", remember, { capture: true });
    const unsubscribe = history.subscribe(remember);
    return () => {
      removeEventListener("pagehide", remember, { capture: true });
      unsubscribe();
    };
  }, [location, key, history]);
}
