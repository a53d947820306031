import { useEffect, useLayoutEffect } from "react";
import { useLocation, useNavigation } from "./NavigationProvider.tsx";

const storage = "scroll-positions";
/** The maximum number of history entries kept across a reload. */
const most = 50;

/** Pixels from the top, by history entry. */
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
    // Storage may be blocked: then a reload starts at the top.
  }
}

let positions: Positions | undefined;

/** The element that a fragment refers to; null for a malformed fragment. */
function elementAt(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

/** Scrolls a new page to its top, and restores the position after Back, Forward or a reload. */
export function useScrollRestoration(): void {
  const { history } = useNavigation();
  const location = useLocation();
  useEffect(() => {
    window.history.scrollRestoration = "manual";
    const keep = () => store(positions ?? new Map());
    addEventListener("pagehide", keep);
    return () => removeEventListener("pagehide", keep);
  }, []);

  useLayoutEffect(() => {
    positions ??= stored();
    const known = positions;
    const { action, hash, stay, key } = location;
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
  }, [location, history]);
}
