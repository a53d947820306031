import type { Series, SeriesWithVideos } from "@mindreel/contract/catalogue/series";
import { spokenDurationOf } from "@mindreel/contract/wire/durations";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { call } from "#shared/api/api.ts";
import { orNull } from "#shared/api/orNull.ts";
import { firstPage, nextPage } from "#shared/api/paging.ts";
import { queryKeys } from "#shared/api/queryKeys.ts";
import type { Pictured } from "#shared/picture/thumbnailSources.ts";

/** The series that the member can watch, by title; to superusers all of them. */
export const seriesListQuery = infiniteQueryOptions({
  queryKey: [...queryKeys.series, "list"],
  queryFn: ({ pageParam, signal }) => call("GET /api/series/v1/series/", { query: pageParam, signal }),
  initialPageParam: firstPage,
  getNextPageParam: ({ next }) => nextPage(next),
});

/** A series with its episodes in order; null: there is no such series for the member. */
export const seriesQuery = (id: string | number) =>
  queryOptions<SeriesWithVideos | null>({
    queryKey: [...queryKeys.series, "one", Number(id)],
    queryFn: ({ signal }) =>
      call("GET /api/series/v1/series/{id}/", { params: { id: String(id) }, signal }).catch(orNull),
  });

export const pictureOf = (series: Series): Pictured => ({ ...series, videos_thumbnail: series.series_thumbnail });

const episodeCount = (count: number): string => (count === 1 ? "1 episode" : `${count} episodes`);

type Extent = Pick<Series, "count" | "duration"> & Partial<Pick<SeriesWithVideos, "videos">>;

/** "8 episodes, 2 hours 5 minutes", to the minute. Of some of them the length may be unknown. */
export function extentOf({ count, duration, videos = [] }: Extent): string {
  if (duration === 0) return episodeCount(count);
  const seconds = duration < 60 ? duration : Math.round(duration / 60) * 60;
  const atLeast = videos.some((video) => video.duration === null) ? "at least " : "";
  return `${episodeCount(count)}, ${atLeast}${spokenDurationOf(seconds)}`;
}
