import type { Proof } from "@mindreel/contract/accounts/reauthentication";
import { refreshSecurity } from "#features/accounts/security/security.ts";
import { call } from "#shared/api/api.ts";

/** Creates a new key for an authenticator app; two-factor sign-in is not yet on. */
export const beginTwoFactor = (body: Proof) => call("POST /api/accounts/v1/security/two-factor/", { body });

/** Turns on two-factor sign-in, confirmed by a first code from the app. */
export async function confirmTwoFactor(code: string): Promise<readonly string[]> {
  const response = await call("POST /api/accounts/v1/security/two-factor/confirm/", { body: { code } });
  // Not awaited, so that the recovery codes are shown at once.
  void refreshSecurity();
  return response.recovery_codes;
}
