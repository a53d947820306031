import type { Proof } from "@mindreel/contract/accounts/reauthentication";
import { refreshSecurity } from "#features/accounts/security/security.ts";
import { call } from "#shared/api/api.ts";

/** Makes a new key for an authenticator app; two-factor sign-in is not on yet. */
export const beginTwoFactor = (body: Proof) => call("POST /api/accounts/v1/security/two-factor/", { body });

/** Turns two-factor sign-in on with a first code of the app. */
export async function confirmTwoFactor(code: string): Promise<readonly string[]> {
  const answer = await call("POST /api/accounts/v1/security/two-factor/confirm/", { body: { code } });
  // Not awaited: the recovery codes are shown at once.
  void refreshSecurity();
  return answer.recovery_codes;
}
