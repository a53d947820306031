import { queryOptions, useQuery } from "@tanstack/react-query";
import { call } from "#shared/api/api.ts";
import { queryClient } from "#shared/api/query.ts";
import { queryKeys } from "#shared/api/queryKeys.ts";

const emailsQuery = queryOptions({
  queryKey: queryKeys.addresses,
  queryFn: ({ signal }) => call("GET /api/accounts/v1/security/addresses/", { signal }),
});

/** The member's email addresses, and a pending change of the primary one. */
export const useEmails = () => useQuery(emailsQuery);

export const refreshEmails = () => queryClient.invalidateQueries({ queryKey: queryKeys.addresses });
