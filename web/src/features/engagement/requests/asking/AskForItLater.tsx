import { lazy, Suspense } from "react";
import { useHydrated } from "#shared/hydration/useHydrated.ts";

const AskForIt = lazy(async () => ({ default: (await import("./AskForIt.tsx")).AskForIt }));

/** `AskForIt` for pages that rarely need it: its script is loaded only if a search has found nothing. */
export function AskForItLater({ words }: { readonly words: string }) {
  if (!useHydrated()) return null;
  return (
    <Suspense>
      <AskForIt words={words} />
    </Suspense>
  );
}
