import { type Static, Type } from "typebox";
import { limits } from "../plain/limits.ts";
import { wire } from "../wire/endpoint.ts";
import { FilledText, IdParams, Nullable, Text, Timestamp } from "../wire/primitives.ts";
import { Proof } from "./reauthentication.ts";
import { SessionUser } from "./sessions.ts";

const Base64Url = (maxLength: number) => Type.String({ minLength: 1, maxLength, pattern: "^[A-Za-z0-9_-]+$" });
const Transports = Type.Array(Type.String({ maxLength: 32, pattern: "^[a-z-]+$" }), { maxItems: 10 });

export const Passkey = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  created_at: Timestamp,
  last_used_at: Nullable(Timestamp),
});
export type Passkey = Static<typeof Passkey>;

/** The options for `navigator.credentials.create`. */
export const PasskeyCreation = Type.Object({
  challenge: Type.String(),
  rp: Type.Object({ id: Type.String(), name: Type.String() }),
  user: Type.Object({ id: Type.String(), name: Type.String(), displayName: Type.String() }),
  pubKeyCredParams: Type.Array(Type.Object({ type: Type.Literal("public-key"), alg: Type.Integer() })),
  excludeCredentials: Type.Array(
    Type.Object({ id: Type.String(), type: Type.Literal("public-key"), transports: Type.Array(Type.String()) }),
  ),
  authenticatorSelection: Type.Object({
    residentKey: Type.Literal("required"),
    requireResidentKey: Type.Literal(true),
    userVerification: Type.Literal("required"),
  }),
  attestation: Type.Literal("none"),
  timeout: Type.Integer(),
});
export type PasskeyCreation = Static<typeof PasskeyCreation>;

/** The options for `navigator.credentials.get`. They name no member: the passkey identifies who signs in. */
export const PasskeyRequest = Type.Object({
  challenge: Type.String(),
  rpId: Type.String(),
  userVerification: Type.Literal("required"),
  timeout: Type.Integer(),
});
export type PasskeyRequest = Static<typeof PasskeyRequest>;

const credential = { id: Base64Url(1400), rawId: Base64Url(1400), type: Type.Literal("public-key") };

/** The credential that `navigator.credentials.create` returned. */
export const NewCredential = Type.Object({
  ...credential,
  response: Type.Object({
    clientDataJSON: Base64Url(8000),
    attestationObject: Base64Url(40_000),
    transports: Type.Optional(Transports),
  }),
});
export type NewCredential = Static<typeof NewCredential>;

/** The assertion that `navigator.credentials.get` returned. */
export const UsedCredential = Type.Object({
  ...credential,
  response: Type.Object({
    clientDataJSON: Base64Url(8000),
    authenticatorData: Base64Url(8000),
    signature: Base64Url(8000),
  }),
});
export type UsedCredential = Static<typeof UsedCredential>;

export const PasskeyRename = Type.Object({ name: FilledText(limits.passkeyName) });

export const passkeysWire = wire({
  "POST /api/accounts/v1/passkeys/options/": {
    access: "anyone",
    summary: "Get the options for signing in with a passkey.",
    response: { status: 200, body: PasskeyRequest },
    errors: ["rate_limited"],
  },
  "POST /api/accounts/v1/passkeys/login/": {
    access: "anyone",
    summary: "Sign in with a passkey, which counts as two factors; returns the session user with a new token.",
    body: Type.Object({ credential: UsedCredential, offer: Type.Optional(Text(limits.offer)) }),
    response: { status: 200, body: SessionUser },
    errors: ["passkey_failed", "rate_limited"],
  },
  "POST /api/accounts/v1/security/passkey-options/": {
    access: "member",
    summary: "Get the options for creating a passkey.",
    body: Proof,
    response: { status: 200, body: PasskeyCreation },
    errors: ["email_unconfirmed", "sign_in_again", "passkey_required", "rate_limited"],
  },
  "POST /api/accounts/v1/security/passkeys/": {
    access: "member",
    summary: "Add the passkey that the browser created. Without a name, it is named after the device.",
    body: Type.Object({ credential: NewCredential, name: Type.Optional(Text(limits.passkeyName)) }),
    response: { status: 201, body: Passkey },
  },
  "PATCH /api/accounts/v1/security/passkeys/{id}/": {
    access: "member",
    summary: "Rename one of the caller's passkeys.",
    params: IdParams,
    body: PasskeyRename,
    response: { status: 200, body: Passkey },
    errors: ["not_found"],
  },
  "DELETE /api/accounts/v1/security/passkeys/{id}/": {
    access: "member",
    summary: "Remove one of the caller's passkeys.",
    params: IdParams,
    body: Proof,
    response: { status: 204, body: null },
    errors: ["not_found", "two_factor_mandatory", "sign_in_again", "passkey_required", "rate_limited"],
  },
});
