import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";
import type { NewCredential, UsedCredential } from "@mindreel/contract/accounts/passkeys";
import { publicUrl } from "#test/app/build.ts";

interface Oddity {
  readonly origin?: string;
  readonly rpId?: string;
  /** False: the device did not verify the user by fingerprint, face or PIN. */
  readonly verified?: boolean;
  readonly counter?: number;
}

const sha256 = (data: Buffer | string) => createHash("sha256").update(data).digest();
const present = 1;
const userVerified = 4;
const withKey = 64;

function bigEndian(bytes: 2 | 4, value: number): Buffer {
  const buffer = Buffer.alloc(bytes);
  buffer.writeUIntBE(value, 0, bytes);
  return buffer;
}

/** A device with one passkey: ECDSA with P-256, a counter, no attestation. */
export function createDevice() {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const id = randomBytes(32);
  let count = 0;

  const clientData = (type: string, challenge: string, { origin = publicUrl }: Oddity) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

  function authenticatorData(oddity: Oddity, attested: Buffer = Buffer.alloc(0)): Buffer {
    const { rpId = new URL(publicUrl).hostname, verified = true, counter = ++count } = oddity;
    const flags = present | (verified ? userVerified : 0) | (attested.length > 0 ? withKey : 0);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), bigEndian(4, counter), attested]);
  }

  const named = { id: id.toString("base64url"), rawId: id.toString("base64url"), type: "public-key" as const };

  return {
    id: named.id,

    create: (challenge: string, oddity: Oddity = {}): NewCredential => {
      // Hand-written CBOR: a COSE key of five entries, and a map of three.
      const key = Buffer.concat([
        Buffer.from("a5010203262001215820", "hex"),
        Buffer.from(x, "base64url"),
        Buffer.from("225820", "hex"),
        Buffer.from(y, "base64url"),
      ]);
      const data = authenticatorData(oddity, Buffer.concat([Buffer.alloc(16), bigEndian(2, id.length), id, key]));
      const attestation = Buffer.concat([
        Buffer.from("a363666d74646e6f6e656761747453746d74a068617574684461746158", "hex"),
        Buffer.from([data.length]),
        data,
      ]);
      return {
        ...named,
        response: {
          clientDataJSON: clientData("webauthn.create", challenge, oddity).toString("base64url"),
          attestationObject: attestation.toString("base64url"),
          transports: ["internal"],
        },
      };
    },

    use: (challenge: string, oddity: Oddity = {}): UsedCredential => {
      const client = clientData("webauthn.get", challenge, oddity);
      const data = authenticatorData(oddity);
      return {
        ...named,
        response: {
          clientDataJSON: client.toString("base64url"),
          authenticatorData: data.toString("base64url"),
          signature: sign("sha256", Buffer.concat([data, sha256(client)]), privateKey).toString("base64url"),
        },
      };
    },
  };
}

export type TestDevice = ReturnType<typeof createDevice>;
