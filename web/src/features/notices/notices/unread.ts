import { queryOptions } from "@tanstack/react-query";
import { call } from "#shared/api/api.ts";
import { queryKeys } from "#shared/api/queryKeys.ts";

/** How many notices the member has not read. */
export const unreadQuery = queryOptions({
  queryKey: [...queryKeys.notices, "unread"],
  queryFn: async ({ signal }) => (await call("GET /api/notices/v1/unread/", { signal })).unread,
  refetchInterval: 5 * 60_000,
});
