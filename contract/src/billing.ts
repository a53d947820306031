import { type Static, Type } from "typebox";
import { wire } from "./endpoint.ts";
import { limits } from "./limits.ts";
import { FilledText, Id, IdParams, Nullable, Text, Timestamp } from "./primitives.ts";

/**
 * Where a member stands with the plan.
 * - `none`: never subscribed, or it is long over
 * - `active`: renews by itself
 * - `cancelling`: paid, and ends with what is paid
 * - `past_due`: the renewal failed; pro until the grace ends
 * - `paused`: stopped at the payment provider
 * - `free`: pro by free time alone
 * - `superuser`: pro for as long as they are one
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
  pro_until: Nullable(Timestamp),
  /** End of what is paid for: the day of the next payment, or the last day. */
  paid_until: Nullable(Timestamp),
  /** Where the open invoice of a failed renewal can be paid. */
  pay_url: Nullable(Type.String()),
  /** Whether the customer portal has something to show. */
  portal: Type.Boolean(),
});
export type Standing = Static<typeof Standing>;

export const Payment = Type.Object({
  id: Type.String(),
  subscription: Type.String(),
  status: Type.String(),
  currency: Type.String(),
  /** In cents. */
  amount_due: Type.Integer(),
  amount_paid: Type.Integer(),
  refunded: Type.Integer(),
  dispute_lost: Type.Boolean(),
  period_start: Timestamp,
  period_end: Timestamp,
  created_at: Timestamp,
  paid_at: Nullable(Timestamp),
  invoice_url: Nullable(Type.String()),
});
export type Payment = Static<typeof Payment>;

export const FreeTime = Type.Object({
  id: Id,
  kind: Type.Union([Type.Literal("free_month"), Type.Literal("gift")]),
  days: Type.Integer(),
  granted_at: Timestamp,
  reason: Type.String(),
  revoked_at: Nullable(Timestamp),
});
export type FreeTime = Static<typeof FreeTime>;

export const EntitlementEntry = Type.Object({
  id: Id,
  at: Timestamp,
  cause: Type.String(),
  source: Nullable(Type.String()),
  event: Nullable(Type.String()),
  actor: Nullable(Id),
  pro_until_before: Nullable(Timestamp),
  pro_until: Nullable(Timestamp),
});
export type EntitlementEntry = Static<typeof EntitlementEntry>;

export const MemberBilling = Type.Object({
  standing: Standing,
  customer: Nullable(Type.String()),
  /** The newest 100 of each. */
  payments: Type.Array(Payment),
  free_time: Type.Array(FreeTime),
  history: Type.Array(EntitlementEntry),
});
export type MemberBilling = Static<typeof MemberBilling>;

export const FreeTimeBody = Type.Object({
  days: Type.Integer({ minimum: 1, maximum: limits.freeDays }),
  reason: FilledText(limits.reason),
});
export type FreeTimeBody = Static<typeof FreeTimeBody>;

export const billingWire = wire({
  "POST /api/category/v1/create-checkout-session/": {
    access: "member",
    summary: "Begin to buy the monthly plan; answers the address of the payment page. A failure carries `url`.",
    answer: { status: 303, body: Type.String() },
    failureUrl: "/subscription",
    errors: ["already_subscribed", "payments_off", "payments_unreachable", "payments_refused", "rate_limited"],
  },
  "GET /api/category/v1/session-check/": {
    access: "member",
    summary: "Whether a checkout of the signed-in member is paid; a paid one counts at once.",
    query: Type.Object({ session_id: Text(limits.sessionId) }),
    answer: { status: 200, body: Type.Boolean() },
    errors: ["payments_unreachable", "payments_refused"],
  },
  "GET /api/billing/v1/subscription/": {
    access: "member",
    summary: "Where the signed-in member stands with the plan.",
    answer: { status: 200, body: Standing },
  },
  "POST /api/billing/v1/portal/": {
    access: "member",
    summary: "The customer portal: change the card, see invoices, cancel, resume.",
    answer: { status: 200, body: Type.Object({ url: Type.String() }) },
    errors: ["no_customer", "payments_off", "payments_unreachable", "payments_refused"],
  },
  "GET /api/billing/v1/members/{id}/": {
    access: "superuser",
    summary: "A member's payments, free time, and the history of their being pro.",
    params: IdParams,
    answer: { status: 200, body: MemberBilling },
  },
  "POST /api/billing/v1/members/{id}/free-time/": {
    access: "superuser",
    summary: "Give a member free time.",
    params: IdParams,
    body: FreeTimeBody,
    audit: "member.give_time",
    answer: { status: 201, body: Type.Object({ pro_until: Nullable(Timestamp) }) },
  },
  "DELETE /api/billing/v1/free-time/{id}/": {
    access: "superuser",
    summary: "Take back what is left of free time.",
    params: IdParams,
    audit: "member.take_back_time",
    answer: { status: 200, body: Type.Object({ pro_until: Nullable(Timestamp) }) },
  },
});
