import { useEffect, useState } from "react";
import { NotLoaded } from "#shared/loading/loadable.ts";
import { reachServer } from "#shared/loading/reachServer.ts";

const reloadedFor = "reloaded-for";

/**
 * Reloads the document if a file of the page cannot be loaded although the server answers: most likely, a new release
 * has replaced it. Once for each file, in case it stays away.
 * @returns whether the server is being asked, or cannot be reached; undefined if the error is another one
 */
export function useNewRelease(error: unknown): "asking" | "unreachable" | undefined {
  const file = error instanceof NotLoaded ? error.message : null;
  const [state, setState] = useState<"asking" | "unreachable" | undefined>(() =>
    file !== null && sessionStorage.getItem(reloadedFor) !== file ? "asking" : undefined,
  );
  useEffect(() => {
    if (state !== "asking" || file === null) return;
    let left = false;
    reachServer().then(
      () => {
        if (left) return;
        sessionStorage.setItem(reloadedFor, file);
        location.reload();
      },
      () => setState("unreachable"),
    );
    return () => {
      left = true;
    };
  }, [state, file]);
  return state;
}
