import type { NewCredential, UsedCredential } from "@mindreel/contract/accounts/passkeys";
import type { Config } from "#config/config.ts";
import type { User } from "#members/members.repository.ts";
import type { PasskeyRow } from "./passkeys.repository.ts";

/** What a credential must be bound to. */
interface Expected {
  readonly challenge: string;
  readonly origin: string;
  readonly rpId: string;
}

/** COSE algorithm ids that authenticators support: Ed25519, ECDSA with P-256, RSA. */
export const algorithms = [-8, -7, -257];

/** Imported on first use, because loading it takes longer than the rest of the server's startup. */
const library = () => import("@simplewebauthn/server");

/** The challenge that the browser says it signed. */
export function challengeOf(clientDataJSON: string): string | undefined {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientDataJSON, "base64url").toString("utf8"));
    if (typeof data !== "object" || data === null || !("challenge" in data)) return undefined;
    return typeof data.challenge === "string" && /^[\w-]{43}$/.test(data.challenge) ? data.challenge : undefined;
  } catch {
    return undefined;
  }
}

/** @returns the authenticator's new counter; null for an invalid signature */
export async function verifySignature(
  credential: UsedCredential,
  passkey: PasskeyRow,
  { challenge, origin, rpId }: Expected,
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await library();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...credential, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: true,
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, "base64url")),
        counter: passkey.counter,
      },
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch {
    // The library throws for any kind of invalid input.
    return null;
  }
}

/** @returns the key of a new passkey; undefined for an invalid credential */
export async function verifyNewCredential(credential: NewCredential, { challenge, origin, rpId }: Expected) {
  const { verifyRegistrationResponse } = await library();
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { ...credential, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    });
    return registrationInfo?.credential;
  } catch {
    return undefined;
  }
}

/** Whether a member must have two factors and only passkeys provide the second, so that the last one must stay. */
export const needsPasskey = (
  { isSuperuser, twoFactorAt }: Pick<User, "isSuperuser" | "twoFactorAt">,
  { superusersNeedTwoFactors }: Pick<Config, "superusersNeedTwoFactors">,
): boolean => superusersNeedTwoFactors && isSuperuser && twoFactorAt === null;
