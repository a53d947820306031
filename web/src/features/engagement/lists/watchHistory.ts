import { infiniteQueryOptions } from "@tanstack/react-query";
import { call } from "#shared/api/api.ts";
import { firstPage, nextPage } from "#shared/api/paging.ts";

/** A member's watch history, for superusers. */
export const watchHistoryQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: ["watched", id],
    queryFn: ({ pageParam, signal }) =>
      call("GET /api/category/v1/members/{id}/watched/", { params: { id }, query: pageParam, signal }),
    initialPageParam: firstPage,
    getNextPageParam: ({ next }) => nextPage(next),
    staleTime: 0,
  });
