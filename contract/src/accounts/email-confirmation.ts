import { type Static, Type } from "typebox";
import { wire } from "../wire/endpoint.ts";
import { Detail, Text } from "../wire/primitives.ts";

/** The token of a one-time link. */
export const ConfirmBody = Type.Object({ token: Text(100, 1) });
export type ConfirmBody = Static<typeof ConfirmBody>;

export const emailConfirmationWire = wire({
  "POST /api/accounts/v1/email/confirm/": {
    access: "anyone",
    summary: "Confirm an e-mail address by a mailed link.",
    body: ConfirmBody,
    response: { status: 200, body: Detail },
    errors: ["rate_limited", "proof_required"],
  },
  "POST /api/accounts/v1/security/confirmation/": {
    access: "member",
    summary: "Have the link mailed again by which one's address is confirmed: five times in 7 days, once a minute.",
    response: { status: 200, body: Detail },
    errors: ["rate_limited"],
  },
  "POST /api/accounts/v1/security/secondary-email/confirmation/": {
    access: "member",
    summary: "Have the link mailed again by which the second address is confirmed.",
    response: { status: 200, body: Detail },
    errors: ["rate_limited"],
  },
});
