import { type VideoFilter, videosQuery } from "#features/catalogue/videos/videos.ts";
import { continueQuery } from "#features/playback/continue-watching/continueWatching.ts";
import { queueQuery } from "#features/playback/queue/queue.ts";
import type { PrefetchContext } from "#shared/loading/pageModule.ts";

/** The first page of videos. */
export const prefetchVideos = ({ client }: PrefetchContext, filter: VideoFilter) =>
  client.prefetchInfiniteQuery(videosQuery(filter));

/** Videos that fit into this many minutes. */
export const prefetchQueue = ({ client }: PrefetchContext, minutes: number) =>
  client.prefetchQuery(queueQuery(minutes));

/** The videos that the member can continue. */
export const prefetchContinue = ({ client }: PrefetchContext) => client.prefetchQuery(continueQuery);
