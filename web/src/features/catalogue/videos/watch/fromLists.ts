import type { SeriesWithVideos } from "@mindreel/contract/catalogue/series";
import type { Video, VideoPage } from "@mindreel/contract/catalogue/videos";
import { type InfiniteData, type QueryClient, queryOptions } from "@tanstack/react-query";
import { queryKeys } from "#shared/api/queryKeys.ts";
import { watchQuery } from "./watch.ts";

/** The most videos of a queue to show. */
const mostQueued = 8;

/** The next videos of a queue, without those that have been deleted meanwhile. */
export const queuedQuery = (ids: readonly number[]) => {
  const next = ids.slice(0, mostQueued);
  return queryOptions({
    queryKey: [...queryKeys.video, "queued", ...next],
    queryFn: async ({ client }) => {
      const videos = await Promise.all(next.map((id) => client.ensureQueryData(watchQuery(String(id)))));
      return videos.flatMap((video) => video ?? []);
    },
    enabled: next.length > 0,
  });
};

/** Takes a video from cached lists, so that its page shows immediately. */
export function takeFromLists(client: QueryClient, id: string): void {
  const { queryKey } = watchQuery(id);
  if (client.getQueryData(queryKey) !== undefined) return;
  const lists = client.getQueriesData<InfiniteData<VideoPage>>({ queryKey: queryKeys.videos });
  const series = client.getQueriesData<SeriesWithVideos | null>({ queryKey: [...queryKeys.series, "one"] });
  const known = [
    ...lists.flatMap(([, list]) => list?.pages ?? []).flatMap(({ results }) => results),
    ...series.flatMap(([, one]) => one?.videos ?? []),
  ].find((video) => video.id === Number(id));
  if (known !== undefined) client.setQueryData<Video | null>(queryKey, known);
}
