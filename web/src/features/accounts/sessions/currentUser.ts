import { queryOptions, useQuery } from "@tanstack/react-query";
import { call } from "#shared/api/api.ts";

export const currentUserQuery = queryOptions({
  queryKey: ["current-user"],
  queryFn: ({ signal }) => call("GET /api/accounts/v1/current_user/", { signal }),
});

export const useCurrentUser = () => useQuery(currentUserQuery);
