import { queryOptions, useQuery } from "@tanstack/react-query";
import { call } from "#shared/api/api.ts";
import { queryKeys } from "#shared/api/queryKeys.ts";

const standingQuery = queryOptions({
  queryKey: queryKeys.standing,
  queryFn: async ({ client, signal }) => {
    const standing = await call("GET /api/billing/v1/subscription/", { signal });
    // The provider was asked for this, which can have changed the answer to the other question.
    client.setQueryData(queryKeys.checkPro, standing.is_pro);
    return standing;
  },
});

/** The state of the member's plan. */
export const useStanding = () => useQuery(standingQuery);
