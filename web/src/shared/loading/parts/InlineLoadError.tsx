import { useEffect, useState } from "react";
import type { ApiError } from "#shared/api/api.ts";
import { ErrorState } from "#shared/ui/states/ErrorState.tsx";
import { FullSpinner } from "#shared/ui/states/FullSpinner.tsx";
import type { FailureProps } from "./lazily.tsx";
import { isReplaced, loadError } from "./loadError.ts";

/** In place of a part that was not loaded: the reason, and a button that tries again. */
export function InlineLoadError({ onRetry }: FailureProps) {
  const [reason, setReason] = useState<ApiError>();
  useEffect(() => void loadError().then(setReason), []);
  if (reason === undefined) return <FullSpinner />;
  return <ErrorState error={reason} onRetry={isReplaced(reason) ? () => location.reload() : onRetry} />;
}
