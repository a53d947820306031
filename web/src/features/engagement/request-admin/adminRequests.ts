import type { AdminRequestsQuery } from "@mindreel/contract/engagement/request-admin";
import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import { call } from "#shared/api/api.ts";
import { firstPage, nextPage } from "#shared/api/paging.ts";
import { queryKeys } from "#shared/api/queryKeys.ts";

export type AdminRequestsFilter = Pick<AdminRequestsQuery, "state" | "search">;

/** Members' requests, most wanted first, with who asked. */
export const adminRequestsQuery = (filter: AdminRequestsFilter) =>
  infiniteQueryOptions({
    queryKey: [...queryKeys.adminRequests, "list", filter],
    queryFn: ({ pageParam, signal }) =>
      call("GET /api/admin/v1/requests/", { query: { ...pageParam, ...filter }, signal }),
    initialPageParam: firstPage,
    getNextPageParam: ({ next }) => nextPage(next),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** Recent repeated searches without results, for which there is no request. */
export const missedSearchesQuery = queryOptions({
  queryKey: [...queryKeys.adminRequests, "searches"],
  queryFn: ({ signal }) => call("GET /api/admin/v1/requests/searches/", { signal }),
  select: (found) => found.map((row) => ({ ...row, id: row.words })),
  staleTime: 0,
});

/** Videos that can be an answer. */
export const foundVideosQuery = (search: string) =>
  queryOptions({
    queryKey: [...queryKeys.adminVideos, "answers", search],
    queryFn: ({ signal }) => call("GET /api/admin/v1/videos/", { query: { search }, signal }),
    enabled: search !== "",
    placeholderData: keepPreviousData,
    select: ({ results }) => results,
  });
