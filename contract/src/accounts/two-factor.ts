import { type Static, Type } from "typebox";
import { limits } from "../plain/limits.ts";
import { wire } from "../wire/endpoint.ts";
import { Detail, Text } from "../wire/primitives.ts";
import { Proof } from "./reauthentication.ts";

export const TwoFactorKey = Type.Object({
  /** For typing into an authenticator app, base32. */
  secret: Type.String(),
  /** The same as an `otpauth:` URI, for a QR code. */
  uri: Type.String(),
});
export type TwoFactorKey = Static<typeof TwoFactorKey>;

/** Shown only once: the server stores only their hashes. */
export const RecoveryCodes = Type.Object({ recovery_codes: Type.Array(Type.String()) });

export const twoFactorWire = wire({
  "POST /api/accounts/v1/security/two-factor/": {
    access: "member",
    summary: "Start setting up two-factor sign-in: returns the key for an authenticator app, and changes nothing yet.",
    body: Proof,
    response: { status: 200, body: TwoFactorKey },
    errors: ["two_factor_on", "email_unconfirmed", "sign_in_again", "passkey_required", "rate_limited"],
  },
  "POST /api/accounts/v1/security/two-factor/confirm/": {
    access: "member",
    summary:
      "Turn on two-factor sign-in with a code from the app; returns the recovery codes. Other devices are signed out.",
    body: Type.Object({ code: Text(limits.code, 1) }),
    response: { status: 200, body: RecoveryCodes },
    errors: ["two_factor_on", "setup_expired"],
  },
  "POST /api/accounts/v1/security/two-factor/recovery-codes/": {
    access: "member",
    summary: "Generate new recovery codes; the old ones stop working.",
    body: Proof,
    response: { status: 200, body: RecoveryCodes },
    errors: ["two_factor_off", "sign_in_again", "passkey_required", "rate_limited"],
  },
  "POST /api/accounts/v1/security/two-factor/off/": {
    access: "member",
    summary: "Turn two-factor sign-in off.",
    body: Proof,
    response: { status: 200, body: Detail },
    errors: ["two_factor_off", "two_factor_mandatory", "sign_in_again", "passkey_required", "rate_limited"],
  },
});
