import { type Static, Type } from "typebox";
import { wire } from "./endpoint.ts";
import { limits } from "./limits.ts";
import { FilledText, Id, IdParams, Nullable, Paged, PageQuery, Text, Timestamp } from "./primitives.ts";

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

const MemberName = Nullable(Type.Object({ id: Id, username: Type.String() }));

/**
 * What the payment provider says of a subscription against what is known here.
 * - `unknown_here`: theirs, and ours by its mark, but never read
 * - `unknown_there`: it runs here, and the provider does not know it
 * - `differs`: both know it, and say different things
 * - `stranger`: it carries our mark and runs, but its customer is no member here
 */
export const Difference = Type.Object({
  id: Id,
  kind: Type.Union([
    Type.Literal("unknown_here"),
    Type.Literal("unknown_there"),
    Type.Literal("differs"),
    Type.Literal("stranger"),
  ]),
  subscription: Type.String(),
  member: MemberName,
  /** A sentence on what is known here, and one on what the provider says. */
  ours: Type.String(),
  theirs: Type.String(),
  healing: Type.Boolean(),
  healed_at: Nullable(Timestamp),
  /** Why it could not be healed. */
  note: Nullable(Type.String()),
});
export type Difference = Static<typeof Difference>;

const Reconciliation = Type.Object({
  running: Type.Boolean(),
  last: Nullable(
    Type.Object({
      id: Id,
      started_at: Timestamp,
      ended_at: Timestamp,
      compared: Type.Integer({ minimum: 0, description: "Subscriptions" }),
      /** Why it could not be finished. */
      failure: Nullable(Type.String()),
      /** Differences that are not healed. */
      open: Type.Integer({ minimum: 0 }),
      /** The first 200, those that are not healed before the others. */
      differences: Type.Array(Difference),
    }),
  ),
});
export type Reconciliation = Static<typeof Reconciliation>;

export const EventState = Type.Union([
  Type.Literal("received"),
  Type.Literal("done"),
  Type.Literal("ignored"),
  Type.Literal("failed"),
]);
export type EventState = Static<typeof EventState>;

export const PaymentEvent = Type.Object({
  id: Type.String(),
  type: Type.String(),
  object: Type.String({ description: "Id of what it is about" }),
  member: MemberName,
  state: EventState,
  /** Why it was ignored, or how it failed. */
  note: Nullable(Type.String()),
  attempts: Type.Integer({ minimum: 0 }),
  created_at: Timestamp,
  received_at: Timestamp,
  handled_at: Nullable(Timestamp),
});
export type PaymentEvent = Static<typeof PaymentEvent>;

export const EventsQuery = Type.Object({ ...PageQuery, state: Type.Optional(EventState) });
export type EventsQuery = Static<typeof EventsQuery>;

export const HealBody = Type.Object({
  ids: Type.Optional(
    Type.Array(Id, { maxItems: limits.healAtOnce, description: "Differences; absent: all of the last comparison" }),
  ),
});

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
  "GET /api/billing/v1/reconciliation/": {
    access: "superuser",
    summary: "The last comparison with the payment provider, its differences, and whether one is running.",
    answer: { status: 200, body: Reconciliation },
  },
  "POST /api/billing/v1/reconciliation/": {
    access: "superuser",
    summary: "Start a comparison with the payment provider; while one is running, that one is it.",
    audit: "reconciliation.start",
    answer: { status: 201, body: Reconciliation },
    errors: ["payments_off"],
  },
  "POST /api/billing/v1/reconciliation/heal/": {
    access: "superuser",
    summary: "Let what the payment provider says count here, for some differences or all; nothing is changed there.",
    body: HealBody,
    audit: "reconciliation.heal",
    answer: { status: 201, body: Reconciliation },
  },
  "GET /api/billing/v1/events/": {
    access: "superuser",
    summary: "The payment provider's events, newest first, 12 a page. Beyond 1000, `count` says 1000.",
    query: EventsQuery,
    answer: { status: 200, body: Paged(PaymentEvent) },
    errors: ["invalid_page"],
  },
  "GET /api/admin/v1/export/payments/": {
    access: "superuser",
    summary: "All payments, newest first, as a CSV file; optionally those that were made between two days (UTC).",
    query: Type.Object({
      from: Type.Optional(Type.String({ format: "date" })),
      to: Type.Optional(Type.String({ format: "date" })),
    }),
    csv: "payments",
    audit: "export.payments",
    answer: { status: 200, body: Type.String() },
    errors: ["rate_limited"],
  },
  "POST /api/billing/v1/events/{id}/replay/": {
    access: "superuser",
    summary: "Do the work of an event once more; changes nothing where nothing has changed.",
    params: Type.Object({ id: Text(limits.eventId, 1) }),
    audit: "payment_event.replay",
    answer: { status: 204, body: null },
  },
});
