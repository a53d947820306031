import { type ReactNode, useEffect, useState } from "react";
import type { Loadable } from "#shared/loading/loadable.ts";
import { ErrorState } from "./ErrorState.tsx";
import { FullSpinner } from "./FullSpinner.tsx";

interface Props<T> {
  readonly module: Loadable<T>;
  readonly children: (loaded: T) => ReactNode;
}

/**
 * A part of a page whose module is loaded when it is first shown. If loading fails, the rest of the page is unaffected.
 */
export function Late<T extends object>({ module, children }: Props<T>) {
  const [loaded, setLoaded] = useState(module.loaded);
  const [failure, setFailure] = useState<unknown>();
  const wanted = loaded === undefined && failure === undefined;
  useEffect(() => {
    if (wanted) module.load().then(setLoaded, setFailure);
  }, [module, wanted]);
  if (loaded !== undefined) return children(loaded);
  return failure === undefined ? <FullSpinner /> : <ErrorState error={failure} onRetry={() => setFailure(undefined)} />;
}
