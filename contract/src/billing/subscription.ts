import { type Static, Type } from "typebox";
import { wire } from "../wire/endpoint.ts";
import { Nullable, Timestamp } from "../wire/primitives.ts";

/**
 * Where a member stands with the plan.
 * - `none`: not subscribed, nor pro by free time; `returned` is set if the last payment was returned
 * - `active`: renews
 * - `cancelling`: ends with the paid period
 * - `past_due`: the renewal failed; pro until the grace period ends
 * - `paused`: neither renews nor ends; stopped at the payment provider
 * - `free`: pro by free time only
 * - `superuser`: pro as long as they are a superuser
 */
export const SubscriptionState = Type.Union([
  Type.Literal("none"),
  Type.Literal("active"),
  Type.Literal("cancelling"),
  Type.Literal("past_due"),
  Type.Literal("paused"),
  Type.Literal("free"),
  Type.Literal("superuser"),
]);
export type SubscriptionState = Static<typeof SubscriptionState>;

export const Standing = Type.Object({
  state: SubscriptionState,
  is_pro: Type.Boolean(),
  /** While the subscription renews automatically, one day after `paid_until`: charging may take that long. */
  pro_until: Nullable(Timestamp),
  /** End of the paid period: the day of the next payment, or the last day. */
  paid_until: Nullable(Timestamp),
  /** Where the open invoice of a failed renewal can be paid. */
  pay_url: Nullable(Type.String()),
  /** Set if the last payment was returned in full: when, and how. Its paid time and the subscription ended then. */
  returned: Nullable(
    Type.Object({ at: Timestamp, how: Type.Union([Type.Literal("refund"), Type.Literal("dispute")]) }),
  ),
  /** What was last paid for the subscription that runs, in the currency's smallest unit. */
  last_payment: Nullable(Type.Object({ amount: Type.Integer({ minimum: 0 }), currency: Type.String(), at: Timestamp })),
  /** Free days left, rounded to whole days. They do not run down while a subscription runs. */
  free_days: Type.Integer({ minimum: 0 }),
  /** Whether the customer portal has something to show. */
  portal: Type.Boolean(),
});
export type Standing = Static<typeof Standing>;

/**
 * What is about to end, or just has.
 * - `free`: free time ends within 7 days, and no subscription follows
 * - `free_over`: it ended in the last 14 days
 * - `cancelling`: a cancelled subscription ends within 7 days, and no free time goes on after it
 */
export const Ending = Type.Object({
  kind: Type.Union([Type.Literal("free"), Type.Literal("free_over"), Type.Literal("cancelling")]),
  at: Timestamp,
  /** Days until then, begun ones included; 0 once it is over. */
  days: Type.Integer({ minimum: 0 }),
});
export type Ending = Static<typeof Ending>;

export const subscriptionWire = wire({
  "GET /api/billing/v1/ending/": {
    access: "member",
    summary: "What of the signed-in member's plan is about to end, or just has; null if nothing is.",
    response: { status: 200, body: Type.Object({ ending: Nullable(Ending) }) },
  },
  "GET /api/billing/v1/subscription/": {
    access: "member",
    summary: "Where the signed-in member stands with the plan.",
    response: { status: 200, body: Standing },
  },
  "POST /api/billing/v1/portal/": {
    access: "member",
    summary: "The URL of the customer portal, to change the card, see invoices, cancel and resume.",
    response: { status: 200, body: Type.Object({ url: Type.String() }) },
    errors: ["no_customer", "payments_off", "payments_unreachable", "payments_refused"],
  },
});
