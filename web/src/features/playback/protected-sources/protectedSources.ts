import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { call } from "#shared/api/api.ts";
import { queryKeys } from "#shared/api/queryKeys.ts";

export const protectedSourcesQuery = queryOptions({
  queryKey: queryKeys.protectedSources,
  queryFn: ({ signal }) => call("GET /api/playback/v1/sources/", { signal }),
});

export const refreshProtectedSources = (client: QueryClient) =>
  client.invalidateQueries({ queryKey: queryKeys.protectedSources });
