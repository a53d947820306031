import type { SeriesWithVideos } from "@mindreel/contract/catalogue/series";
import type { Video } from "@mindreel/contract/catalogue/videos";
import { useQuery } from "@tanstack/react-query";
import { seriesQuery } from "#features/catalogue/series/series.ts";
import { queuedQuery } from "#features/catalogue/videos/watch/fromLists.ts";
import type { UpNext } from "#features/playback/queue/AfterVideo.tsx";
import { type QueueMark, queueIn } from "#features/playback/queue/queue.ts";
import { useLocation } from "#shared/navigation/NavigationProvider.tsx";

/** What comes after a video: the next one of the member's queue, else the next episode of its series. */
export function useUpNext(video: Video) {
  const queue = queueIn(useLocation().state);
  const rest = queue ?? [];
  const { data: queued = [] } = useQuery(queuedQuery(rest));
  const { id = 0 } = video.series ?? {};
  const series = useQuery({ ...seriesQuery(id), enabled: video.series !== null });
  const episode = nextEpisode(series.data, video);
  const [first] = queued;

  let next: UpNext | undefined;
  if (rest.length > 0) next = first && { video: first, begins: "queue" };
  // A queue fills a number of minutes, which are over with its last video.
  else if (episode !== undefined) next = { video: episode, begins: queue === undefined ? "series" : "never" };

  return {
    next,
    /** Whether the video is the last episode of its series. */
    isLastEpisode: next === undefined && video.series !== null && video.series.place === video.series.count,
    queued,
    episode,
    /** Undefined if there is none. */
    series: series.data ?? undefined,
    /** Whether the series is still loading. */
    isLoading: series.isLoading,
    /** The history state of a video's page opened from here: what plays after it. */
    markOf: ({ id }: Video): QueueMark | undefined =>
      rest.includes(id) ? { queue: rest.slice(rest.indexOf(id) + 1) } : undefined,
  };
}

function nextEpisode(series: SeriesWithVideos | null | undefined, { id }: Video): Video | undefined {
  const at = series?.videos.findIndex((video) => video.id === id) ?? -1;
  return at === -1 ? undefined : series?.videos[at + 1];
}
