import { queryOptions } from "@tanstack/react-query";
import { call } from "#shared/api/api.ts";

/** What everybody may see of Home. */
export const publicHomeQuery = queryOptions({
  queryKey: ["public home"],
  queryFn: ({ signal }) => call("GET /api/public/v1/home/", { signal }),
  staleTime: 5 * 60_000,
});
