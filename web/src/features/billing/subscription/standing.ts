import { queryOptions, useQuery } from "@tanstack/react-query";
import { call } from "#shared/api/api.ts";
import { queryKeys } from "#shared/api/queryKeys.ts";

const standingQuery = queryOptions({
  queryKey: queryKeys.standing,
  queryFn: ({ signal }) => call("GET /api/billing/v1/subscription/", { signal }),
});

/** The state of the member's plan. */
export const useStanding = () => useQuery(standingQuery);
