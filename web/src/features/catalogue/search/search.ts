import type { FoundPage, FoundVideo } from "@mindreel/contract/catalogue/search";
import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
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

/** Popular videos, of a category if one is given, for a search that finds nothing. */
export const popularQuery = (category: string | undefined) =>
  queryOptions({
    queryKey: [...queryKeys.found, "popular", category ?? null],
    queryFn: async ({ signal }): Promise<FoundVideo[]> => {
      const query = { page: "1", ordering: "popular", ...(category !== undefined && { category }) } as const;
      const { results } = await call("GET /api/category/v1/video/", { query, signal });
      return results.slice(0, 4).map((video) => ({ video, passages: [] }));
    },
  });

/** The videos of all pages, without duplicates. */
export function foundIn(pages: readonly FoundPage[]): FoundVideo[] {
  return [...new Map(pages.flatMap(({ results }) => results).map((found) => [found.video.id, found])).values()];
}
