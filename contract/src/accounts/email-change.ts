import { type Static, Type } from "typebox";
import { wire } from "../wire/endpoint.ts";
import { Detail, Email, Nullable, Text, Timestamp } from "../wire/primitives.ts";
import { Proof } from "./reauthentication.ts";

/** A change of address that the new and the current address have not both confirmed yet. */
export const AddressChange = Type.Object({
  email: Type.String({ description: "The new address" }),
  expires_at: Timestamp,
  /** Whether each address has confirmed by its link. */
  new_confirmed: Type.Boolean(),
  current_confirmed: Type.Boolean(),
});
export type AddressChange = Static<typeof AddressChange>;

export const Addresses = Type.Object({
  email: Type.String(),
  /** The pending change, if there is one. */
  change: Nullable(AddressChange),
  secondary_email: Type.String({ description: "Empty if there is none" }),
  secondary_email_confirmed: Type.Boolean(),
});
export type Addresses = Static<typeof Addresses>;

export const AddressBody = Type.Interface([Proof], { email: Email });
export type AddressBody = Static<typeof AddressBody>;

/** Sent by the page that a one-time link opens. */
export const AddressAnswerBody = Type.Object({ token: Text(100, 1), refuse: Type.Optional(Type.Boolean()) });
export type AddressAnswerBody = Static<typeof AddressAnswerBody>;

/** `waiting`: the other address has to confirm as well. */
export const AddressOutcome = Type.Object({
  state: Type.Union([Type.Literal("waiting"), Type.Literal("changed"), Type.Literal("refused")]),
});
export type AddressOutcome = Static<typeof AddressOutcome>;

export const emailChangeWire = wire({
  "GET /api/accounts/v1/security/addresses/": {
    access: "member",
    summary: "The caller's email addresses, whether they are confirmed, and a pending change.",
    response: { status: 200, body: Addresses },
  },
  "POST /api/accounts/v1/security/email/": {
    access: "member",
    summary:
      "Request a change of the email address: both addresses get a link, and it changes once both have confirmed within 24 hours.",
    body: AddressBody,
    response: { status: 200, body: Detail },
    errors: ["sign_in_again", "passkey_required", "rate_limited"],
  },
  "DELETE /api/accounts/v1/security/email/": {
    access: "member",
    summary: "Cancel the pending change; its links stop working.",
    response: { status: 204, body: null },
  },
  "POST /api/accounts/v1/email/change/": {
    access: "anyone",
    summary: "Confirm or refuse a change of the email address, with the link sent to the new or the current one.",
    body: AddressAnswerBody,
    response: { status: 200, body: AddressOutcome },
    errors: ["rate_limited"],
  },
});
