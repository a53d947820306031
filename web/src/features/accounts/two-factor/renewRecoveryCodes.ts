import type { Proof } from "@mindreel/contract/accounts/reauthentication";
import { refreshSecurity } from "#features/accounts/security/security.ts";
import { call } from "#shared/api/api.ts";

export async function renewRecoveryCodes(body: Proof): Promise<readonly string[]> {
  const response = await call("POST /api/accounts/v1/security/two-factor/recovery-codes/", { body });
  // Not awaited, so that the recovery codes are shown at once.
  void refreshSecurity();
  return response.recovery_codes;
}
