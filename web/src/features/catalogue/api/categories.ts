import { queryOptions, useQuery } from "@tanstack/react-query";
import { call } from "#shared/api.ts";

const categoriesQuery = queryOptions({
  queryKey: ["categories"],
  queryFn: ({ signal }) => call("GET /api/category/v1/categories/", { signal }),
  staleTime: 5 * 60_000,
});

export const useCategories = () => useQuery(categoriesQuery);
