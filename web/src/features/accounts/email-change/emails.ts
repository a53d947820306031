import { queryOptions, useQuery } from "@tanstack/react-query";
import { call } from "#shared/api/api.ts";
import { queryClient } from "#shared/api/query.ts";
import { queryKeys } from "#shared/api/queryKeys.ts";

const emailsQuery = queryOptions({
  queryKey: queryKeys.addresses,
  queryFn: ({ signal }) => call("GET /api/accounts/v1/security/addresses/", { signal }),
});

/** The member's e-mail addresses, and a change of the first one that is under way. */
export const useEmails = () => useQuery(emailsQuery);

export const refreshEmails = () => queryClient.invalidateQueries({ queryKey: queryKeys.addresses });
