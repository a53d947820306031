import { type Static, Type } from "typebox";
import { wire } from "../wire/endpoint.ts";
import { Detail, Email, Honeypot, Text } from "../wire/primitives.ts";

export const ResetRequestBody = Type.Object({ email: Email, website: Honeypot });
export type ResetRequestBody = Static<typeof ResetRequestBody>;

export const ResetParams = Type.Object({ uid: Type.String(), token: Type.String() });
export type ResetParams = Static<typeof ResetParams>;

export const ResetBody = Type.Object({
  new_password1: Text(1000, 1),
  new_password2: Text(1000, 1),
  uid: Text(100, 1),
  token: Text(100, 1),
});
export type ResetBody = Static<typeof ResetBody>;

export const passwordResetWire = wire({
  "POST /dj-rest-auth/password/reset/": {
    access: "anyone",
    summary: "Ask for a mail with a link to set a new password; the answer is the same for any address.",
    body: ResetRequestBody,
    answer: { status: 200, body: Detail },
    errors: ["rate_limited", "proof_required"],
  },
  "POST /reset-password/{uid}/{token}/": {
    access: "anyone",
    summary: "Set a new password by such a link: once, within the hour. Every session of the member ends.",
    params: ResetParams,
    body: ResetBody,
    answer: { status: 200, body: Detail },
    bareFieldErrors: true,
    errors: ["rate_limited", "proof_required"],
  },
});
