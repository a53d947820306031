import { useEffect, useState } from "react";
import { NotLoaded } from "#shared/loading/loadable.ts";

const reloadedFor = "reloaded-for";

/**
 * Reloads the document if a file of the page cannot be loaded although the server answers: most likely, a new release
 * has replaced it. Once for each file, in case it stays away.
 * @returns whether that is being found out
 */
export function useNewRelease(error: unknown): boolean {
  const file = error instanceof NotLoaded ? error.message : null;
  const [asks, setAsks] = useState(() => file !== null && sessionStorage.getItem(reloadedFor) !== file);
  useEffect(() => {
    if (!asks || file === null) return;
    let left = false;
    const answered = fetch(location.href, { method: "HEAD", cache: "no-store" });
    answered.then(
      () => {
        if (left) return;
        sessionStorage.setItem(reloadedFor, file);
        location.reload();
      },
      () => setAsks(false),
    );
    return () => {
      left = true;
    };
  }, [asks, file]);
  return asks;
}
