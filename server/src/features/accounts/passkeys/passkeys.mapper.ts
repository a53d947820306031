import type { Passkey, PasskeyCreation, PasskeyRequest } from "@mindreel/contract/accounts/passkeys";
import type { User } from "#members/members.repository.ts";
import type { PasskeyRow } from "./passkeys.repository.ts";
import { algorithms } from "./webauthn.ts";

/** The site that passkeys are created for. */
export interface RelyingParty {
  readonly id: string;
  readonly name: string;
}

interface Challenge {
  readonly challenge: string;
  /** In milliseconds. */
  readonly timeout: number;
}

export const toPasskey = ({ id, name, createdAt, lastUsedAt }: PasskeyRow): Passkey => ({
  id,
  name,
  created_at: createdAt.toISOString(),
  last_used_at: lastUsedAt?.toISOString() ?? null,
});

export const toPasskeyRequest = ({ challenge, timeout }: Challenge, { id }: RelyingParty): PasskeyRequest => ({
  challenge,
  rpId: id,
  userVerification: "required",
  timeout,
});

export const toPasskeyCreation = (
  { challenge, timeout }: Challenge,
  rp: RelyingParty,
  user: User,
  existing: readonly PasskeyRow[],
): PasskeyCreation => ({
  challenge,
  rp: { ...rp },
  user: {
    id: Buffer.from(String(user.id)).toString("base64url"),
    name: user.email,
    displayName: user.username,
  },
  pubKeyCredParams: algorithms.map((alg) => ({ type: "public-key" as const, alg })),
  excludeCredentials: existing.map(({ credentialId, transports }) => ({
    id: credentialId,
    type: "public-key" as const,
    transports,
  })),
  authenticatorSelection: { residentKey: "required", requireResidentKey: true, userVerification: "required" },
  attestation: "none",
  timeout,
});
