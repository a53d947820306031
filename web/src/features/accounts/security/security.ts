import { queryOptions, useQuery } from "@tanstack/react-query";
import { call } from "#shared/api/api.ts";
import { queryClient } from "#shared/api/query.ts";
import { queryKeys } from "#shared/api/queryKeys.ts";

export const securityQuery = queryOptions({
  queryKey: queryKeys.security,
  queryFn: ({ signal }) => call("GET /api/accounts/v1/security/", { signal }),
});

/** The member's sign-in methods and signed-in devices. */
export const useSecurity = () => useQuery(securityQuery);

export const refreshSecurity = () => queryClient.invalidateQueries({ queryKey: queryKeys.security });
