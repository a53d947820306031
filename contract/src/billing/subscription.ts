import { type Static, Type } from "typebox";
import { limits } from "../plain/limits.ts";
import { wire } from "../wire/endpoint.ts";
import { Id, Nullable, Text, Timestamp } from "../wire/primitives.ts";
import { Currency, Interval, PriceTax } from "./plans.ts";

/**
 * Where a member stands with the plan.
 * - `none`: not subscribed, nor pro by free time; `returned` is set if the last payment was returned
 * - `active`: renews
 * - `cancelling`: ends with the paid period
 * - `past_due`: the renewal failed; pro until the grace period ends
 * - `paused`: neither renews nor ends; stopped at the payment provider
 * - `forever`: bought once, and kept for ever: `pro_until` and `paid_until` are in the year 9000
 * - `free`: pro by free time only
 * - `superuser`: pro as long as they are a superuser
 */
export const SubscriptionState = Type.Union([
  Type.Literal("none"),
  Type.Literal("active"),
  Type.Literal("cancelling"),
  Type.Literal("past_due"),
  Type.Literal("paused"),
  Type.Literal("forever"),
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
  /** While nothing has been charged because the subscription is being tried: until when. */
  trial_end: Nullable(Timestamp),
  /** Whether the trial ends the subscription unless a card is added. */
  needs_card: Type.Boolean(),
  /** What was last paid for the subscription that runs, in the currency's smallest unit. */
  last_payment: Nullable(Type.Object({ amount: Type.Integer({ minimum: 0 }), currency: Type.String(), at: Timestamp })),
  /** Free days left, rounded to whole days. They do not run down while a subscription runs. */
  free_days: Type.Integer({ minimum: 0 }),
  /** Whether the customer portal has something to show. */
  portal: Type.Boolean(),
});
export type Standing = Static<typeof Standing>;

const Amount = { amount: Type.Integer({ description: "In the currency's smallest unit" }), currency: Type.String() };

const PlanName = Type.Object({ id: Id, name: Type.String() });

/** What a subscription costs without a code. */
const SubscriptionPrice = Type.Object({
  /** Null for one that was agreed on before there were plans, or at the payment provider. */
  id: Nullable(Type.String()),
  interval: Interval,
  interval_count: Type.Integer({ minimum: 1 }),
  ...Amount,
  tax: PriceTax,
});

/** A change that waits for the end of the period. */
const PlannedChange = Type.Object({ plan: PlanName, price: SubscriptionPrice, at: Timestamp });

/**
 * Whether the member can begin a plan with its free days.
 * - `unconfirmed`: once their address is confirmed
 * - `had`: they, or another account with their mailbox, had a trial or the free month
 */
export const TrialStanding = Type.Union([Type.Literal("possible"), Type.Literal("unconfirmed"), Type.Literal("had")]);
export type TrialStanding = Static<typeof TrialStanding>;

/** Where a member stands with the plan, and what they pay. */
export const Subscription = Type.Object({
  ...Standing.properties,
  /** Of the subscription that runs, or of what was bought for ever; else null. */
  plan: Nullable(PlanName),
  price: Nullable(SubscriptionPrice),
  /** The end of the period that runs, or of the trial. */
  current_period_end: Nullable(Timestamp),
  trial: TrialStanding,
  /** The next charge, in so far as it is known. */
  next: Nullable(
    Type.Object({
      at: Timestamp,
      ...Amount,
      plus_tax: Type.Boolean({ description: "Whether tax comes on top of the amount, and isn't known yet" }),
    }),
  ),
  /** The card that is charged; null if there is none, or if the payment provider does not answer. */
  card: Nullable(Type.Object({ brand: Type.String(), last4: Type.String() })),
  /** The newest first. */
  invoices: Type.Array(
    Type.Object({
      id: Type.String(),
      number: Nullable(Type.String()),
      at: Timestamp,
      ...Amount,
      url: Nullable(Type.String({ description: "The payment provider's page of it, with its file" })),
    }),
  ),
  change: Nullable(PlannedChange),
  /** A new price that the owner has announced; null while a change of the member's own waits. */
  move: Nullable(PlannedChange),
});
export type Subscription = Static<typeof Subscription>;

export const PreviewBody = Type.Object({
  price: Text(limits.eventId, 1),
  /** For a first purchase only: a subscription keeps its currency and its code. */
  currency: Type.Optional(Nullable(Currency)),
  code: Type.Optional(Nullable(Text(limits.discountCode))),
});
export type PreviewBody = Static<typeof PreviewBody>;

/** What a change or a first purchase would cost. */
export const Preview = Type.Object({
  /** In the currency's smallest unit. */
  due_now: Type.Integer({ minimum: 0 }),
  /** What is charged at `at`, and from then on for each period until a code ends; nothing, if it is bought for ever. */
  next: Type.Integer({ minimum: 0 }),
  currency: Type.String(),
  /** `exclusive`: tax comes on top of the amounts, once it is known where the buyer is. */
  tax: PriceTax,
  at: Timestamp,
  /** `period_end`: nothing changes until then. */
  takes_effect: Type.Union([Type.Literal("now"), Type.Literal("period_end")]),
  /** To be sent with the change, which then costs the same. It is good for some minutes. */
  quote: Timestamp,
});
export type Preview = Static<typeof Preview>;

export const ChangeBody = Type.Object({
  price: PreviewBody.properties.price,
  quote: Type.Optional(Timestamp),
});
export type ChangeBody = Static<typeof ChangeBody>;

/** A subscription after a change, which has yet to be confirmed if there is an address. */
export const ChangedSubscription = Type.Object({
  ...Subscription.properties,
  confirm_url: Nullable(
    Type.String({ description: "The page where the member confirms the payment for their bank; it is open for a day" }),
  ),
});
export type ChangedSubscription = Static<typeof ChangedSubscription>;

/**
 * What is about to end, or just has.
 * - `free`: free time ends within 7 days, and no subscription follows
 * - `free_over`: it ended in the last 14 days
 * - `cancelling`: a cancelled subscription ends within 7 days, and no free time goes on after it
 * - `trial`: a trial ends within 7 days, and no card was added
 */
export const Ending = Type.Object({
  kind: Type.Union([
    Type.Literal("free"),
    Type.Literal("free_over"),
    Type.Literal("cancelling"),
    Type.Literal("trial"),
  ]),
  at: Timestamp,
  /** Days until then, begun ones included; 0 once it is over. */
  days: Type.Integer({ minimum: 0 }),
});
export type Ending = Static<typeof Ending>;

const refusedByProvider = ["payments_off", "payments_refused", "payments_unreachable"] as const;

export const subscriptionWire = wire({
  "GET /api/billing/v1/ending/": {
    access: "member",
    summary: "What of the signed-in member's plan is about to end, or just has; null if nothing is.",
    response: { status: 200, body: Type.Object({ ending: Nullable(Ending) }) },
  },
  "GET /api/billing/v1/subscription/": {
    access: "member",
    summary: "Where the signed-in member stands with the plan, and what they pay.",
    response: { status: 200, body: Subscription },
  },
  "POST /api/billing/v1/subscription/preview/": {
    access: "member",
    summary: "What going over to a price, or buying it first, would cost the signed-in member. Nothing changes.",
    body: PreviewBody,
    response: { status: 200, body: Preview },
    errors: ["subscription_stays", ...refusedByProvider],
  },
  "POST /api/billing/v1/subscription/change/": {
    access: "member",
    summary:
      "Go over to a price: at once, paid in proportion, if it costs more or is paid less often, else with the end of the paid period.",
    body: ChangeBody,
    response: { status: 200, body: ChangedSubscription },
    errors: ["no_subscription", "subscription_stays", "quote_over", ...refusedByProvider],
  },
  "DELETE /api/billing/v1/subscription/change/": {
    access: "member",
    summary: "Undo a change that waits for the end of the paid period. Repeated, it changes nothing.",
    response: { status: 204, body: null },
    errors: ["no_subscription", ...refusedByProvider],
  },
  "POST /api/billing/v1/subscription/cancel/": {
    access: "member",
    summary:
      "End the signed-in member's subscription with its paid period, or at once if it is not paid for. Repeated, it changes nothing.",
    response: { status: 200, body: Subscription },
    errors: ["no_subscription", ...refusedByProvider],
  },
  "POST /api/billing/v1/subscription/resume/": {
    access: "member",
    summary: "Let the signed-in member's canceled subscription renew again, while it still runs.",
    response: { status: 200, body: Subscription },
    errors: ["no_subscription", "subscription_stays", ...refusedByProvider],
  },
  "POST /api/billing/v1/portal/": {
    access: "member",
    summary: "The URL of the customer portal, to change the card, see invoices, cancel and resume.",
    response: { status: 200, body: Type.Object({ url: Type.String() }) },
    errors: ["no_customer", ...refusedByProvider],
  },
});
