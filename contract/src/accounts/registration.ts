import { type Static, Type } from "typebox";
import { OfferOutcome } from "../newsletter/offers.ts";
import { limits } from "../plain/limits.ts";
import { wire } from "../wire/endpoint.ts";
import { Email, Honeypot, Id, Nullable, Text } from "../wire/primitives.ts";
import { InvitationToken } from "./invitations.ts";

/** The terms and the privacy policy that somebody accepts on sign-up. */
export const AcceptedLegal = Type.Optional({
  ...Id,
  description: "The version of the site's settings whose terms and privacy policy are accepted",
});

export const RegisterBody = Type.Object({
  username: Text(limits.username, 1),
  email: Email,
  password: Text(1000, 1),
  password2: Text(1000, 1),
  is_superuser: Type.Optional(Type.Boolean({ default: false })),
  offer: Type.Optional(Text(limits.offer)),
  invitation: Type.Optional(InvitationToken),
  accepted_legal: AcceptedLegal,
  website: Honeypot,
});
export type RegisterBody = Static<typeof RegisterBody>;

export const RegisteredUser = Type.Object({
  id: Id,
  username: Type.String(),
  email: Type.String(),
  is_superuser: Type.Boolean(),
  /** What became of the offer sent along; null if there was none. */
  offer: Nullable(OfferOutcome),
  /** Of a session, opened if the offer or the invitation proves that the address is theirs: then they need not sign in. */
  token: Type.Optional(Type.String()),
});
export type RegisteredUser = Static<typeof RegisteredUser>;

export const registrationWire = wire({
  "POST /api/accounts/v1/register/": {
    access: "anyone",
    summary:
      "Create an account, and sign in if the link of an offer or an invitation proves the address. While the site is closed, only with an invitation. Only a superuser can create another superuser.",
    body: RegisterBody,
    audit: "superuser.create",
    response: { status: 201, body: RegisteredUser },
    bareFieldErrors: true,
    errors: ["forbidden", "site_closed", "two_factor_setup_required", "rate_limited", "proof_required"],
  },
});
