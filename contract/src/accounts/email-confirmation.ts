import { type Static, Type } from "typebox";
import { wire } from "../wire/endpoint.ts";
import { Detail, Text } from "../wire/primitives.ts";

/** The token of a one-time link. */
export const ConfirmBody = Type.Object({ token: Text(100, 1) });
export type ConfirmBody = Static<typeof ConfirmBody>;

export const emailConfirmationWire = wire({
  "POST /api/accounts/v1/email/confirm/": {
    access: "anyone",
    summary: "Confirm an email address with an emailed link.",
    body: ConfirmBody,
    response: { status: 200, body: Detail },
    errors: ["rate_limited", "proof_required"],
  },
  "POST /api/accounts/v1/security/confirmation/": {
    access: "member",
    summary:
      "Email the link that confirms the caller's address again: at most once a minute, and five times in 7 days.",
    response: { status: 200, body: Detail },
    errors: ["rate_limited"],
  },
  "POST /api/accounts/v1/security/secondary-email/confirmation/": {
    access: "member",
    summary: "Email the link that confirms the second address again.",
    response: { status: 200, body: Detail },
    errors: ["rate_limited"],
  },
});
