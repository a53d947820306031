import type { VideosQuery } from "@mindreel/contract/catalogue/video-admin";
import { infiniteQueryOptions, keepPreviousData } from "@tanstack/react-query";
import { call } from "#shared/api/api.ts";
import { firstPage, nextPage } from "#shared/api/paging.ts";
import { queryKeys } from "#shared/api/queryKeys.ts";

export type AdminVideosFilter = Pick<VideosQuery, "search" | "category" | "state" | "series">;

/** Every video, including scheduled and deleted ones, for superusers. */
export const adminVideosQuery = (filter: AdminVideosFilter) =>
  infiniteQueryOptions({
    queryKey: [...queryKeys.adminVideos, filter],
    queryFn: ({ pageParam, signal }) =>
      call("GET /api/admin/v1/videos/", { query: { ...pageParam, ...filter }, signal }),
    initialPageParam: firstPage,
    getNextPageParam: ({ next }) => nextPage(next),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
