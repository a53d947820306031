import type { AccountDeletionBody } from "@mindreel/contract/accounts/account-deletion";
import { refreshSecurity } from "#features/accounts/security/security.ts";
import { call } from "#shared/api/api.ts";

export async function requestAccountDeletion(body: AccountDeletionBody): Promise<void> {
  await call("POST /api/accounts/v1/security/leave/", { body });
  await refreshSecurity();
}
