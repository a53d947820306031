import { infiniteQueryOptions } from "@tanstack/react-query";
import { call } from "#shared/api/api.ts";
import { firstPage, nextPage } from "#shared/api/paging.ts";

export const subscribersQuery = infiniteQueryOptions({
  queryKey: ["subscribers"],
  queryFn: ({ pageParam, signal }) => call("GET /api/subscriber/v1/subscriberlist/", { query: pageParam, signal }),
  initialPageParam: firstPage,
  getNextPageParam: ({ next }) => nextPage(next),
});
