import { lazy, Suspense } from "react";
import { useHydrated } from "#shared/hydration/useHydrated.ts";

const AskForIt = lazy(async () => ({ default: (await import("./AskForIt.tsx")).AskForIt }));

/** `AskForIt` for pages that seldom need it: its script is loaded where a search has found nothing. */
export function AskForItLater({ words }: { readonly words: string }) {
  if (!useHydrated()) return null;
  return (
    <Suspense>
      <AskForIt words={words} />
    </Suspense>
  );
}
