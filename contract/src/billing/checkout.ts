import { Type } from "typebox";
import { limits } from "../plain/limits.ts";
import { wire } from "../wire/endpoint.ts";
import { Text } from "../wire/primitives.ts";

export const checkoutWire = wire({
  "POST /api/category/v1/create-checkout-session/": {
    access: "member",
    summary: "Start buying the monthly plan; returns the URL of the payment page. A failure has a `url`, too.",
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
