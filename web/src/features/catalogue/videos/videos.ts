import type { VideoOrdering } from "@mindreel/contract/catalogue/videos";
import { lengths } from "@mindreel/contract/plain/durations";
import { infiniteQueryOptions, keepPreviousData } from "@tanstack/react-query";
import { call } from "#shared/api/api.ts";
import { firstPage, nextPage, type PageParam } from "#shared/api/paging.ts";
import { queryKeys } from "#shared/api/queryKeys.ts";
import type { Length } from "./LengthSelect.tsx";

/** Which videos a page shows. The server accepts only one of `saved`, `recent` and `category` at a time. */
export interface VideoFilter {
  readonly saved?: boolean;
  readonly recent?: boolean;
  readonly category?: string;
  readonly search?: string;
  readonly length?: Length;
  readonly ordering?: VideoOrdering;
}

function toQuery({ saved, recent, category, search, length, ordering }: VideoFilter, page: PageParam) {
  return {
    ...page,
    ...(saved && { saved: "true" }),
    ...(recent && { recent: "true" }),
    ...(category !== undefined && { category }),
    ...(search !== undefined && { search }),
    ...(length !== undefined && {
      min_duration: String(lengths[length].min),
      max_duration: String(lengths[length].max),
    }),
    ...(ordering !== undefined && { ordering }),
  };
}

export function videosQuery(filter: VideoFilter) {
  const own = filter.saved === true || filter.recent === true;
  return infiniteQueryOptions({
    queryKey: [...queryKeys.videos, filter],
    queryFn: ({ pageParam, signal }) =>
      call("GET /api/category/v1/video/", { query: toQuery(filter, pageParam), signal }),
    initialPageParam: firstPage,
    getNextPageParam: ({ next }) => nextPage(next),
    placeholderData: keepPreviousData,
    // Saving or watching a video anywhere changes these lists, so each visit shows the cached list and refetches it.
    ...(own && { staleTime: 0 }),
  });
}
