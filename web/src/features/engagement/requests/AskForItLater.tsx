import { Suspense } from "react";
import { useHydrated } from "#shared/hydration/useHydrated.ts";
import { InlineLoadError } from "#shared/loading/parts/InlineLoadError.tsx";
import { lazily } from "#shared/loading/parts/lazily.tsx";

const AskForIt = lazily(async () => (await import("./AskForIt.tsx")).AskForIt, InlineLoadError);

/** `AskForIt` for pages that rarely need it: its script is loaded only if a search has found nothing. */
export function AskForItLater({ words }: { readonly words: string }) {
  if (!useHydrated()) return null;
  return (
    <Suspense>
      <AskForIt words={words} />
    </Suspense>
  );
}
