import type { Passkey, PasskeyCreation, PasskeyRequest } from "@mindreel/contract/accounts/passkeys";
import type { User } from "#members/members.repository.ts";
import type { PasskeyRow } from "./passkeys.repository.ts";
import { algorithms } from "./webauthn.ts";

/** The site that passkeys are created for. */
interface RelyingParty {
  readonly id: string;
  readonly name: string;
}

export interface Challenge {
  readonly relyingParty: RelyingParty;
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

export const toPasskeyRequest = ({ challenge, timeout, relyingParty }: Challenge): PasskeyRequest => ({
  challenge,
  rpId: relyingParty.id,
  userVerification: "required",
  timeout,
});

/** To create a passkey, unlike the member's existing ones. */
export interface NewPasskeyChallenge extends Challenge {
  readonly user: User;
  readonly existing: readonly PasskeyRow[];
}

export const toPasskeyCreation = ({
  challenge,
  timeout,
  relyingParty,
  user,
  existing,
}: NewPasskeyChallenge): PasskeyCreation => ({
  challenge,
  rp: { ...relyingParty },
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
