import type { ResetLink } from "@mindreel/contract/accounts/password-reset";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { call } from "#shared/api/api.ts";

const resetPasskeysQuery = ({ uid, token }: ResetLink) =>
  queryOptions({
    queryKey: ["reset-passkeys", uid, token],
    queryFn: ({ signal }) => call("POST /api/accounts/v1/password-reset/passkeys/", { body: { uid, token }, signal }),
    retry: false,
    // The link works only once, and the answer does not change while the page is open.
    staleTime: Number.POSITIVE_INFINITY,
  });

/** The passkeys of the account that a reset link belongs to. Fails if the link does not work. */
export const useResetPasskeys = (link: ResetLink) => useQuery(resetPasskeysQuery(link));
