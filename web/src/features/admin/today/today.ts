import { queryOptions } from "@tanstack/react-query";
import { call } from "#shared/api/api.ts";

export const todayQuery = queryOptions({
  queryKey: ["today"],
  queryFn: ({ signal }) => call("GET /api/admin/v1/today/", { signal }),
  // Things are mended on other pages.
  staleTime: 10_000,
});
