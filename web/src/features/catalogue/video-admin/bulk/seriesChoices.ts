import { queryOptions, useQuery } from "@tanstack/react-query";
import { call } from "#shared/api/api.ts";
import { queryKeys } from "#shared/api/queryKeys.ts";

/** The titles of all series, for a choice. */
export const seriesChoicesQuery = queryOptions({
  queryKey: [...queryKeys.series, "choices"],
  queryFn: ({ signal }) => call("GET /api/admin/v1/series/", { signal }),
});

export const useSeriesChoices = () => useQuery(seriesChoicesQuery);
