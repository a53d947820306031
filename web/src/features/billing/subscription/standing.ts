import { queryOptions, useQuery } from "@tanstack/react-query";
import { call } from "#shared/api/api.ts";
import { queryKeys } from "#shared/api/queryKeys.ts";

const standingQuery = queryOptions({
  queryKey: queryKeys.standing,
  queryFn: async ({ client, signal }) => {
    const standing = await call("GET /api/billing/v1/subscription/", { signal });
    // This call syncs with the provider, which can change whether the member is pro.
    client.setQueryData(queryKeys.checkPro, standing.is_pro);
    return standing;
  },
});

/** The member's standing. */
export const useStanding = () => useQuery(standingQuery);
