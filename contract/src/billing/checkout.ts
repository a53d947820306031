import { type Static, Type } from "typebox";
import { limits } from "../plain/limits.ts";
import { wire } from "../wire/endpoint.ts";
import { Nullable, Text } from "../wire/primitives.ts";
import { Currency } from "./plans.ts";

/** Everything may be absent. */
export const CheckoutBody = Type.Object({
  price: Type.Optional(Nullable(Text(limits.eventId, 1))),
  /** The price's own by default. */
  currency: Type.Optional(Nullable(Currency)),
  /** Takes something off the price. */
  code: Type.Optional(Nullable(Text(limits.discountCode))),
});
export type CheckoutBody = Static<typeof CheckoutBody>;

export const checkoutWire = wire({
  "POST /api/category/v1/create-checkout-session/": {
    access: "member",
    summary:
      "Start buying a plan at a price, by default the first plan for a month; returns the URL of the payment page. A failure has a `url`, too.",
    body: CheckoutBody,
    bodyMayBeAbsent: true,
    response: { status: 303, body: Type.String() },
    failurePage: "subscription",
    errors: ["already_subscribed", "payments_off", "payments_unreachable", "payments_refused", "rate_limited"],
  },
  "GET /api/category/v1/session-check/": {
    access: "member",
    summary: "Whether a checkout of the signed-in member is paid; a paid one counts at once.",
    query: Type.Object({ session_id: Text(limits.sessionId) }),
    response: { status: 200, body: Type.Boolean() },
    errors: ["payments_unreachable", "payments_refused"],
  },
});
