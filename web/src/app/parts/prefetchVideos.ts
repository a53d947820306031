import { isProQuery } from "#features/billing/entitlement/isPro.ts";
import { showcaseQuery } from "#features/catalogue/showcase/Stills.tsx";
import { type VideoFilter, videosQuery } from "#features/catalogue/videos/videos.ts";
import { continueQuery } from "#features/playback/continue-watching/continueWatching.ts";
import { queueQuery } from "#features/playback/queue/queue.ts";
import type { PrefetchContext } from "#shared/pageModule.ts";

/** The first page of videos for members who may watch, the gate's stills for the rest. */
export async function prefetchVideos({ client }: PrefetchContext, filter: VideoFilter): Promise<void> {
  if (await client.fetchQuery(isProQuery)) await client.prefetchInfiniteQuery(videosQuery(filter));
  else await client.prefetchQuery(showcaseQuery);
}

/** What fits into so many minutes, for members who may watch; the gate's stills for the rest. */
export async function prefetchQueue({ client }: PrefetchContext, minutes: number): Promise<void> {
  if (await client.fetchQuery(isProQuery)) await client.prefetchQuery(queueQuery(minutes));
  else await client.prefetchQuery(showcaseQuery);
}

/** What members who may watch can continue. */
export async function prefetchContinue({ client }: PrefetchContext): Promise<void> {
  if (await client.fetchQuery(isProQuery)) await client.prefetchQuery(continueQuery);
}
