import { useEffect, useState } from "react";
import { useNavigation } from "./NavigationProvider.tsx";

interface Blocked {
  readonly proceed: () => void;
  readonly stay: () => void;
}

/**
 * Holds up moves away from the page while `blocks`; the browser itself asks before the document is left.
 * @returns what goes on with the navigation that waits, or gives it up; null if none waits
 */
export function useBlocker(blocks: boolean): Blocked | null {
  const { history } = useNavigation();
  const [blocked, setBlocked] = useState<Blocked | null>(null);
  useEffect(() => {
    if (!blocks) return;
    return history.block({
      blockerFn: () =>
        new Promise<boolean>((resolve) => {
          const decide = (stays: boolean) => () => {
            setBlocked(null);
            resolve(stays);
          };
          setBlocked({ proceed: decide(false), stay: decide(true) });
        }),
    });
  }, [history, blocks]);
  return blocked;
}
