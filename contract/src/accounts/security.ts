import { type Static, Type } from "typebox";
import { wire } from "../wire/endpoint.ts";
import { Detail, IdParams, Nullable, Text, Timestamp } from "../wire/primitives.ts";
import { Passkey } from "./passkeys.ts";

/** A signed-in device. */
export const Device = Type.Object({
  id: Type.Integer(),
  name: Type.String({ description: "Such as `Firefox on Windows`; empty if unknown" }),
  signed_in_at: Timestamp,
  /** Accurate to the hour. */
  last_used_at: Timestamp,
  /** Whether the call came from this device. */
  current: Type.Boolean(),
});
export type Device = Static<typeof Device>;

export const Security = Type.Object({
  email: Type.String(),
  email_confirmed: Type.Boolean(),
  /** False for members who have only ever signed in with Google. */
  has_password: Type.Boolean(),
  has_google: Type.Boolean(),
  /** When the account will be deleted; null if it will not. */
  leaves_at: Nullable(Timestamp),
  two_factor: Type.Boolean(),
  /** True for superusers if the operator demands two factors of them: it cannot be turned off. */
  two_factor_mandatory: Type.Boolean(),
  /** As above, and this session was opened with a single factor: superuser calls are denied. */
  two_factor_setup_required: Type.Boolean(),
  /** How many recovery codes are unused. */
  recovery_codes: Type.Integer(),
  passkeys: Type.Array(Passkey),
  devices: Type.Array(Device),
});
export type Security = Static<typeof Security>;

export const PasswordBody = Type.Object({
  current_password: Text(1000, 1),
  new_password1: Text(1000, 1),
  new_password2: Text(1000, 1),
});
export type PasswordBody = Static<typeof PasswordBody>;

export const securityWire = wire({
  "GET /api/accounts/v1/security/": {
    access: "member",
    summary: "The caller's sign-in methods and signed-in devices, last used first.",
    response: { status: 200, body: Security },
  },
  "POST /api/accounts/v1/security/password/": {
    access: "member",
    summary: "Change the caller's password; every other device is signed out.",
    body: PasswordBody,
    response: { status: 200, body: Detail },
    errors: ["rate_limited"],
  },
  "DELETE /api/accounts/v1/security/sessions/": {
    access: "member",
    summary: "Sign the caller out on all devices, including this one.",
    response: { status: 204, body: null },
  },
  "DELETE /api/accounts/v1/security/sessions/{id}/": {
    access: "member",
    summary: "Sign out one of the caller's devices.",
    params: IdParams,
    response: { status: 204, body: null },
    errors: ["not_found"],
  },
});
