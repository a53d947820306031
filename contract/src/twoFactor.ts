import { type Static, Type } from "typebox";
import { wire } from "./endpoint.ts";
import { limits } from "./limits.ts";
import { Text } from "./primitives.ts";

/**
 * That it is really the member who changes how they sign in: the password, where there is one (else they must have
 * signed in within the last 15 minutes), and a code, where two-factor sign-in is on.
 */
export const Proof = Type.Object({
  current_password: Type.Optional(Text(1000)),
  /** Of the authenticator app, or a recovery code. */
  code: Type.Optional(Text(limits.code)),
});
export type Proof = Static<typeof Proof>;

export const TwoFactorKey = Type.Object({
  /** What an authenticator app is given, base32. */
  secret: Type.String(),
  /** The same as an `otpauth:` address, for a QR code. */
  uri: Type.String(),
});
export type TwoFactorKey = Static<typeof TwoFactorKey>;

/** Shown this once: only their hashes are kept. */
export const RecoveryCodes = Type.Object({ recovery_codes: Type.Array(Type.String()) });

export const twoFactorWire = wire({
  "POST /api/accounts/v1/security/two-factor/": {
    access: "member",
    summary: "Begin to set up two-factor sign-in: answers the key for an authenticator app. It changes nothing yet.",
    body: Proof,
    answer: { status: 200, body: TwoFactorKey },
    errors: ["two_factor_on", "email_unconfirmed", "sign_in_again", "passkey_required", "rate_limited"],
  },
  "POST /api/accounts/v1/security/two-factor/confirm/": {
    access: "member",
    summary:
      "Turn two-factor sign-in on by a code of the app; answers the recovery codes. Other devices are signed out.",
    body: Type.Object({ code: Text(limits.code, 1) }),
    answer: { status: 200, body: RecoveryCodes },
    errors: ["two_factor_on", "setup_expired"],
  },
  "POST /api/accounts/v1/security/two-factor/recovery-codes/": {
    access: "member",
    summary: "Make new recovery codes; the old ones end.",
    body: Proof,
    answer: { status: 200, body: RecoveryCodes },
    errors: ["two_factor_off", "sign_in_again", "passkey_required", "rate_limited"],
  },
  "POST /api/accounts/v1/security/two-factor/off/": {
    access: "member",
    summary: "Turn two-factor sign-in off.",
    body: Proof,
    answer: { status: 200, body: Type.Object({ detail: Type.String() }) },
    errors: ["two_factor_off", "two_factor_mandatory", "sign_in_again", "passkey_required", "rate_limited"],
  },
});
