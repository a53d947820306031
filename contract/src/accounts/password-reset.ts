import { type Static, Type } from "typebox";
import { wire } from "../wire/endpoint.ts";
import { Detail, Email, Honeypot, Text } from "../wire/primitives.ts";
import { Passkey } from "./passkeys.ts";

export const ResetRequestBody = Type.Object({ email: Email, website: Honeypot });
export type ResetRequestBody = Static<typeof ResetRequestBody>;

export const ResetParams = Type.Object({ uid: Type.String(), token: Type.String() });
export type ResetParams = Static<typeof ResetParams>;

export const ResetBody = Type.Object({
  new_password1: Text(1000, 1),
  new_password2: Text(1000, 1),
  uid: Text(100, 1),
  token: Text(100, 1),
  /** Removes all passkeys as well; otherwise they go on signing in. */
  remove_passkeys: Type.Optional(Type.Boolean()),
});
export type ResetBody = Static<typeof ResetBody>;

/** The two parts of a mailed reset link. */
export const ResetLink = Type.Object({ uid: Text(100, 1), token: Text(100, 1) });
export type ResetLink = Static<typeof ResetLink>;

export const ResetPasskeys = Type.Object({
  email: Type.String({ description: "The address by which password managers know the account" }),
  passkeys: Type.Array(Passkey),
  removable: Type.Boolean({ description: "False if the account must have two factors and has no other second factor" }),
});
export type ResetPasskeys = Static<typeof ResetPasskeys>;

const ResetDone = Type.Object({
  ...Detail.properties,
  passkeys: Type.Optional(
    Type.Array(Type.String(), { description: "The names of the passkeys that still work; absent if there are none" }),
  ),
});

export const passwordResetWire = wire({
  "POST /dj-rest-auth/password/reset/": {
    access: "anyone",
    summary: "Request an email with a link to set a new password. The response is the same for any address.",
    body: ResetRequestBody,
    response: { status: 200, body: Detail },
    errors: ["rate_limited", "proof_required"],
  },
  "POST /reset-password/{uid}/{token}/": {
    access: "anyone",
    summary: "Set a new password with a reset link, which works once, within an hour. All sessions of the member end.",
    params: ResetParams,
    body: ResetBody,
    response: { status: 200, body: ResetDone },
    bareFieldErrors: true,
    errors: ["rate_limited", "proof_required"],
  },
  "POST /api/accounts/v1/password-reset/passkeys/": {
    access: "anyone",
    summary: "The account of a reset link, and the passkeys that keep working after a reset. Does not use the link up.",
    body: ResetLink,
    response: { status: 200, body: ResetPasskeys },
    errors: ["rate_limited", "proof_required"],
  },
});
