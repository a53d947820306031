import { type QueryClient, queryOptions, useQuery } from "@tanstack/react-query";
import { call } from "#shared/api/api.ts";
import { queryKeys } from "#shared/api/queryKeys.ts";

export const categoriesQuery = queryOptions({
  queryKey: queryKeys.categories,
  queryFn: ({ signal }) => call("GET /api/category/v1/categories/", { signal }),
  staleTime: 5 * 60_000,
});

export const useCategories = () => useQuery(categoriesQuery);

/** Every video includes its category's name, so lists of videos are refetched as well. */
export const refreshCategories = (client: QueryClient) =>
  Promise.all([
    client.invalidateQueries({ queryKey: queryKeys.categories }),
    client.invalidateQueries({ queryKey: queryKeys.videos }),
    client.invalidateQueries({ queryKey: queryKeys.home }),
  ]);
