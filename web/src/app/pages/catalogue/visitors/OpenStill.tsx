import type { Teaser } from "@mindreel/contract/catalogue/teasers";
import { Suspense } from "react";
import { useHydrated } from "#shared/hydration/useHydrated.ts";
import { InlineLoadError } from "#shared/loading/parts/InlineLoadError.tsx";
import { lazily } from "#shared/loading/parts/lazily.tsx";
import { Thumbnail } from "#shared/picture/Thumbnail.tsx";

const OpenVideoPlayer = lazily(async () => (await import("./OpenVideoPlayer.tsx")).OpenVideoPlayer, InlineLoadError);

/** A teaser's still, which plays once the player's part of the page is there, which the server does not wait for. */
export function OpenStill({ teaser }: { readonly teaser: Teaser }) {
  const still = <Thumbnail video={teaser} place={0} sizes="(min-width: 80em) 715px, (min-width: 60em) 58vw, 100vw" />;
  if (!useHydrated()) return still;
  return (
    <Suspense fallback={still}>
      <OpenVideoPlayer teaser={teaser} />
    </Suspense>
  );
}
