import type { Series, SeriesWithVideos } from "@mindreel/contract/catalogue/series";
import { messages } from "@mindreel/messages/catalogue/series";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { call } from "#shared/api/api.ts";
import { orNull } from "#shared/api/orNull.ts";
import { firstPage, nextPage } from "#shared/api/paging.ts";
import { queryKeys } from "#shared/api/queryKeys.ts";
import { format } from "#shared/language/format.ts";
import type { Pictured } from "#shared/picture/thumbnailSources.ts";
import { spokenDuration } from "#shared/time/durations.ts";

/** The series that the member can watch, by title; superusers get all of them. */
export const seriesListQuery = infiniteQueryOptions({
  queryKey: [...queryKeys.series, "list"],
  queryFn: ({ pageParam, signal }) => call("GET /api/series/v1/series/", { query: pageParam, signal }),
  initialPageParam: firstPage,
  getNextPageParam: ({ next }) => nextPage(next),
});

/** A series with its episodes in order; null if the member can see no such series. */
export const seriesQuery = (id: string | number) =>
  queryOptions<SeriesWithVideos | null>({
    queryKey: [...queryKeys.series, "one", Number(id)],
    queryFn: ({ signal }) =>
      call("GET /api/series/v1/series/{id}/", { params: { id: String(id) }, signal }).catch(orNull),
  });

export const pictureOf = (series: Series): Pictured => ({ ...series, videos_thumbnail: series.series_thumbnail });

const episodeCount = (count: number): string => format(messages.count, { count });

type Extent = Pick<Series, "count" | "duration"> & Partial<Pick<SeriesWithVideos, "videos">>;

/** "8 episodes, 2 hours 5 minutes", to the minute. Episodes of unknown length do not count. */
export function extentOf({ count, duration, videos = [] }: Extent): string {
  if (duration === 0) return episodeCount(count);
  const seconds = duration < 60 ? duration : Math.round(duration / 60) * 60;
  const isKnown = videos.every((video) => video.duration !== null);
  return format(isKnown ? messages.extent : messages.extentAtLeast, {
    episodes: episodeCount(count),
    length: spokenDuration(seconds),
  });
}
