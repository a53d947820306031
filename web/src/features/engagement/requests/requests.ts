import type { ResponseOf } from "@mindreel/contract/api";
import type { Request, RequestsQuery } from "@mindreel/contract/engagement/requests";
import { type InfiniteData, infiniteQueryOptions, type QueryClient } from "@tanstack/react-query";
import { call } from "#shared/api/api.ts";
import { firstPage, nextPage } from "#shared/api/paging.ts";
import { queryKeys } from "#shared/api/queryKeys.ts";

type Page = ResponseOf<"GET /api/requests/v1/requests/">;
export type ListedState = NonNullable<RequestsQuery["state"]>;

/** Open requests, most wanted first, or answered ones. */
export const requestsQuery = (state: ListedState) =>
  infiniteQueryOptions({
    queryKey: [...queryKeys.requests, state],
    queryFn: ({ pageParam, signal }) =>
      call("GET /api/requests/v1/requests/", { query: { ...pageParam, state }, signal }),
    initialPageParam: firstPage,
    getNextPageParam: ({ next }: Page) => nextPage(next),
    // Other members ask and vote as well.
    staleTime: 0,
  });

/** Replaces a request in the lists by its new state, without moving it. */
export function replaceRequest(client: QueryClient, changed: Request): void {
  const replaced = (page: Page): Page => ({
    ...page,
    results: page.results.map((request) => (request.id === changed.id ? changed : request)),
  });
  client.setQueriesData<InfiniteData<Page>>(
    { queryKey: queryKeys.requests },
    (data) => data && { ...data, pages: data.pages.map(replaced) },
  );
}

export const refreshRequests = (client: QueryClient) => client.invalidateQueries({ queryKey: queryKeys.requests });
