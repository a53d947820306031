import { queryOptions } from "@tanstack/react-query";
import { call } from "#shared/api/api.ts";
import { queryKeys } from "#shared/api/queryKeys.ts";

/** The number of videos per issue. Polled every second while the server is checking. */
export const healthQuery = queryOptions({
  queryKey: [...queryKeys.health, "summary"],
  queryFn: ({ signal }) => call("GET /api/admin/v1/health/", { signal }),
  staleTime: 0,
  refetchInterval: ({ state }) => (state.data?.checking ? 1000 : false),
});
