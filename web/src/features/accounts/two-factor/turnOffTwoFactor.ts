import type { Proof } from "@mindreel/contract/accounts/reauthentication";
import { refreshSecurity } from "#features/accounts/security/security.ts";
import { call } from "#shared/api/api.ts";

export async function turnOffTwoFactor(body: Proof): Promise<void> {
  await call("POST /api/accounts/v1/security/two-factor/off/", { body });
  await refreshSecurity();
}
