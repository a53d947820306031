import type { Proof } from "@mindreel/contract/accounts/reauthentication";
import { refreshSecurity } from "#features/accounts/security/security.ts";
import { call } from "#shared/api/api.ts";

/** A new key for an authenticator app; nothing is on yet. */
export const beginTwoFactor = (body: Proof) => call("POST /api/accounts/v1/security/two-factor/", { body });

export async function confirmTwoFactor(code: string): Promise<readonly string[]> {
  const answer = await call("POST /api/accounts/v1/security/two-factor/confirm/", { body: { code } });
  // Meanwhile: nothing may come between the codes and their owner.
  void refreshSecurity();
  return answer.recovery_codes;
}

export async function renewRecoveryCodes(body: Proof): Promise<readonly string[]> {
  const answer = await call("POST /api/accounts/v1/security/two-factor/recovery-codes/", { body });
  void refreshSecurity();
  return answer.recovery_codes;
}

export async function turnOffTwoFactor(body: Proof): Promise<void> {
  await call("POST /api/accounts/v1/security/two-factor/off/", { body });
  await refreshSecurity();
}
