import { useEffect, useState } from "react";
import { useNavigation } from "./NavigationProvider.tsx";

interface Blocked {
  readonly proceed: () => void;
  readonly stay: () => void;
}

/** Whether leaving was just decided, so that the page's other blockers need not ask as well. */
let isDecided = false;

/**
 * Blocks navigation away from the page while `blocks`; the browser's own prompt covers leaving the document.
 * @returns functions that proceed with the blocked navigation or cancel it; null if none is blocked
 */
export function useBlocker(blocks: boolean): Blocked | null {
  const { history } = useNavigation();
  const [blocked, setBlocked] = useState<Blocked | null>(null);
  useEffect(() => {
    if (!blocks) return;
    return history.block({
      blockerFn: () =>
        new Promise<boolean>((resolve) => {
          if (isDecided) return resolve(false);
          const decide = (stays: boolean) => () => {
            setBlocked(null);
            isDecided = !stays;
            // The other blockers are asked in microtasks.
            setTimeout(() => {
              isDecided = false;
            });
            resolve(stays);
          };
          setBlocked({ proceed: decide(false), stay: decide(true) });
        }),
    });
  }, [history, blocks]);
  return blocked;
}
