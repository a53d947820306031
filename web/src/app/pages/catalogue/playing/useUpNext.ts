import type { SeriesWithVideos } from "@mindreel/contract/catalogue/series";
import type { Video } from "@mindreel/contract/catalogue/videos";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { seriesQuery } from "#features/catalogue/series/series.ts";
import { queuedQuery } from "#features/catalogue/videos/watch/fromLists.ts";
import { upNextOf, upNextQuery } from "#features/catalogue/videos/watch/upNextOf.ts";
import type { UpNext } from "#features/playback/queue/after/AfterVideo.tsx";
import type { QueueMark } from "#features/playback/queue/queue.ts";

/**
 * What comes after a video: the next one of the member's queue, else the next episode of its series, else another video
 * of its category.
 * @param queue undefined if the video is not part of one
 * @param isWanted until then nothing is fetched
 */
export function useUpNext(video: Video, queue: QueueMark | undefined, isWanted: boolean) {
  const rest = queue?.queue ?? [];
  const { data: queued = [] } = useQuery({ ...queuedQuery(rest), enabled: isWanted && rest.length > 0 });
  const { id = 0 } = video.series ?? {};
  const series = useQuery({ ...seriesQuery(id), enabled: isWanted && video.series !== null });
  const episode = nextEpisode(series.data, video);
  const isLastEpisode = rest.length === 0 && video.series !== null && video.series.place === video.series.count;
  const hasNext = rest.length > 0 || series.isLoading || episode !== undefined;
  const others = useInfiniteQuery({ ...upNextQuery(video), enabled: isWanted && !hasNext });
  const [first] = queued;
  const [other] = hasNext ? [] : upNextOf(video, others.data?.pages[0]?.results ?? []);

  let next: UpNext | undefined;
  // A queue fills a number of minutes, which are over with its last video.
  const begins = queue === undefined ? "itself" : "never";
  if (rest.length > 0) next = first && { video: first, begins: "queue" };
  else if (episode !== undefined) next = { video: episode, begins };
  // The end of a series is one to stop at.
  else if (other !== undefined) next = { video: other, begins: isLastEpisode ? "never" : begins };

  return {
    next,
    /** Whether the video is the last episode of its series. */
    isLastEpisode,
    queued,
    episode,
    /** Undefined if there is none. */
    series: series.data ?? undefined,
    /** Whether the series is still loading. */
    isLoading: series.isLoading,
    /** The history state of a video's page opened from here: what plays after it. */
    markOf: ({ id }: Video): QueueMark | undefined =>
      queue !== undefined && rest.includes(id) ? { ...queue, queue: rest.slice(rest.indexOf(id) + 1) } : undefined,
  };
}

function nextEpisode(series: SeriesWithVideos | null | undefined, { id }: Video): Video | undefined {
  const at = series?.videos.findIndex((video) => video.id === id) ?? -1;
  return at === -1 ? undefined : series?.videos[at + 1];
}
