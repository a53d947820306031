import type { Proof } from "@mindreel/contract/accounts/reauthentication";
import { webauthn } from "#features/accounts/second-factor/webauthn.ts";
import { refreshSecurity } from "#features/accounts/security/security.ts";
import { call } from "#shared/api/api.ts";

export async function addPasskey(proof: Proof, name: string): Promise<void> {
  const optionsJSON = await call("POST /api/accounts/v1/security/passkey-options/", { body: proof });
  const { startRegistration } = await webauthn();
  const credential = await startRegistration({ optionsJSON });
  await call("POST /api/accounts/v1/security/passkeys/", { body: { credential, name } });
  await refreshSecurity();
}
