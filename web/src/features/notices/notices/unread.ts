import { queryOptions } from "@tanstack/react-query";
import { call } from "#shared/api/api.ts";
import { queryKeys } from "#shared/api/queryKeys.ts";

/** The member's number of unread notices. */
export const unreadQuery = queryOptions({
  queryKey: [...queryKeys.notices, "unread"],
  queryFn: async ({ signal }) => (await call("GET /api/notices/v1/unread/", { signal })).unread,
  refetchInterval: 5 * 60_000,
});
