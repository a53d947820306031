import { useEffect } from "react";
import type { FailureProps } from "./lazily.tsx";

/** For what the page works without: tries again when the network is back. */
export function SilentLoadError({ onRetry }: FailureProps) {
  useEffect(() => {
    addEventListener("online", onRetry, { once: true });
    return () => removeEventListener("online", onRetry);
  });
  return null;
}
