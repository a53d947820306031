import type { Proof } from "@mindreel/contract/accounts/reauthentication";
import { refreshSecurity } from "#features/accounts/security/security.ts";
import { call } from "#shared/api/api.ts";

export async function removePasskey(id: number, proof: Proof): Promise<void> {
  await call("DELETE /api/accounts/v1/security/passkeys/{id}/", { params: { id: String(id) }, body: proof });
  await refreshSecurity();
}
