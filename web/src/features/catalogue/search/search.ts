import type { FoundPage, FoundVideo } from "@mindreel/contract/catalogue/search";
import { infiniteQueryOptions, keepPreviousData } from "@tanstack/react-query";
import { call } from "#shared/api/api.ts";
import { firstPage, nextPage } from "#shared/api/paging.ts";
import { queryKeys } from "#shared/api/queryKeys.ts";

/** Search results, best first. */
export const foundQuery = (words: string) =>
  infiniteQueryOptions({
    queryKey: [...queryKeys.found, words],
    queryFn: ({ pageParam, signal }) => call("GET /api/search/v1/", { query: { ...pageParam, q: words }, signal }),
    initialPageParam: firstPage,
    getNextPageParam: ({ next }: FoundPage) => nextPage(next),
    placeholderData: keepPreviousData,
  });

/** The videos of all pages, without duplicates. */
export function foundIn(pages: readonly FoundPage[]): FoundVideo[] {
  return [...new Map(pages.flatMap(({ results }) => results).map((found) => [found.video.id, found])).values()];
}
