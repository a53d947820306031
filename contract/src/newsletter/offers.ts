import { type Static, Type } from "typebox";
import { limits } from "../plain/limits.ts";
import { wire } from "../wire/endpoint.ts";
import { Nullable, Text, Timestamp } from "../wire/primitives.ts";

/** The token in an offer's link. */
const Offer = Text(limits.offer);

/**
 * The outcome of an offer: `had`, the member or the mailbox has already had a free month; `over`, it was used or has
 * expired.
 */
export const OfferOutcome = Type.Union([Type.Literal("taken"), Type.Literal("had"), Type.Literal("over")]);
export type OfferOutcome = Static<typeof OfferOutcome>;

/**
 * The free month of the caller's own address:
 * - `ready`: a sign-up for the news brought one, and the address is certainly theirs
 * - `mailed`: the same, but they have yet to confirm the address, as the emailed link does
 * - `possible`: they would get one by signing up for the news
 * - `had`: it has been used
 */
export const OwnOffer = Type.Object({
  standing: Type.Union([Type.Literal("ready"), Type.Literal("mailed"), Type.Literal("possible"), Type.Literal("had")]),
});
export type OwnOffer = Static<typeof OwnOffer>;

export const offersWire = wire({
  "GET /api/public/v1/offer/": {
    access: "anyone",
    summary: "Whether an offer of a free month can still be used, and by whom.",
    query: Type.Object({ offer: Offer }),
    response: {
      status: 200,
      body: Type.Object({
        usable: Type.Boolean(),
        had: Type.Boolean({ description: "True if it cannot be used because its mailbox has had a free month" }),
        email: Nullable(
          Type.String({ description: "The address to which the link was mailed; null if the link no longer works" }),
        ),
        username: Nullable(
          Type.String({
            description: "A free username to propose; null if the address has an account, or the link no longer works",
          }),
        ),
      }),
    },
    errors: ["rate_limited"],
  },
  "GET /api/billing/v1/offer/": {
    access: "member",
    summary: "Whether a free month is waiting for the caller's address.",
    response: { status: 200, body: OwnOffer },
  },
  "POST /api/billing/v1/offer/": {
    access: "member",
    summary:
      "Accept the offer of a free month: that of an emailed link, or without one that of the caller's own confirmed address.",
    body: Type.Object({ offer: Type.Optional(Offer) }),
    response: { status: 200, body: Type.Object({ pro_until: Nullable(Timestamp) }) },
    errors: ["rate_limited"],
  },
});
