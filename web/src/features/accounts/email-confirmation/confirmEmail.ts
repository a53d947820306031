import { call } from "#shared/api/api.ts";
import { queryClient } from "#shared/api/query.ts";
import { queryKeys } from "#shared/api/queryKeys.ts";

/** Confirms the address that the mailed link was sent to: the account's or the secondary one. */
export async function confirmEmail(token: string): Promise<void> {
  await call("POST /api/accounts/v1/email/confirm/", { body: { token } });
  await Promise.all(
    [queryKeys.security, queryKeys.addresses].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
  );
}
