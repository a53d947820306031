import { type Static, Type } from "typebox";
import { limits } from "../plain/limits.ts";
import { wire } from "../wire/endpoint.ts";
import { Id, Nullable, Timestamp } from "../wire/primitives.ts";
import { Dispute, MemberName } from "./payments.ts";

const Invoice = Type.Object({
  id: Type.String(),
  status: Type.String({ description: "In the provider's terms" }),
  amount_paid: Type.Integer({ description: "In cents" }),
  currency: Type.String(),
});

/** What one side has recorded. */
export const Side = Type.Union([
  Type.Object({ of: Type.Literal("nothing") }),
  /** A customer who is not a member here. */
  Type.Object({ of: Type.Literal("customer"), id: Type.String() }),
  Type.Object({
    of: Type.Literal("subscription"),
    status: Type.String({ description: "In the provider's terms" }),
    ongoing: Type.Boolean(),
    paid_until: Nullable(Timestamp),
    renews: Type.Boolean(),
    ends_at: Nullable(Timestamp),
    /** Its last invoice, if the two sides differ about it; null if this side does not know it. */
    last_invoice: Type.Optional(Nullable(Invoice)),
  }),
  /** What was returned of a payment. */
  Type.Object({
    of: Type.Literal("returns"),
    invoice: Type.String(),
    refunded: Type.Integer({ minimum: 0, description: "In cents" }),
    currency: Type.String(),
    dispute: Nullable(Dispute),
  }),
]);
export type Side = Static<typeof Side>;

/**
 * How the payment provider and we differ about a subscription.
 * - `unknown_here`: a member's, begun by our checkout, but not recorded here
 * - `unknown_there`: running here, but unknown to the provider
 * - `differs`: recorded differently on both sides
 * - `stranger`: begun by our checkout and running, but its customer is no member here
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
  /** What we have recorded, and what the provider has. */
  ours: Side,
  theirs: Side,
  healing: Type.Boolean(),
  healed_at: Nullable(Timestamp),
  /** Whether the nightly comparison healed it, without a superuser. */
  healed_by_itself: Type.Boolean(),
  note: Nullable(Type.String({ description: "Why it could not be healed: a code, or an error's message" })),
});
export type Difference = Static<typeof Difference>;

const Reconciliation = Type.Object({
  running: Type.Boolean(),
  last: Nullable(
    Type.Object({
      id: Id,
      started_at: Timestamp,
      ended_at: Timestamp,
      compared: Type.Integer({ minimum: 0, description: "The number of subscriptions compared" }),
      failure: Nullable(Type.String({ description: "Why it failed: a code, or an error's message" })),
      /** Number of differences that are not healed. */
      open: Type.Integer({ minimum: 0 }),
      /** At most 200; those that are not healed come first. */
      differences: Type.Array(Difference),
    }),
  ),
});
export type Reconciliation = Static<typeof Reconciliation>;

export const HealBody = Type.Object({
  ids: Type.Optional(
    Type.Array(Id, {
      maxItems: limits.healAtOnce,
      description: "Ids of differences; absent: all of the last comparison",
    }),
  ),
});

export const reconciliationWire = wire({
  "GET /api/billing/v1/reconciliation/": {
    access: "superuser",
    summary: "The last comparison with the payment provider, its differences, and whether one is running.",
    response: { status: 200, body: Reconciliation },
  },
  "POST /api/billing/v1/reconciliation/": {
    access: "superuser",
    summary: "Start a comparison with the payment provider, unless one is running.",
    audit: "reconciliation.start",
    response: { status: 201, body: Reconciliation },
    errors: ["payments_off"],
  },
  "POST /api/billing/v1/reconciliation/heal/": {
    access: "superuser",
    summary:
      "Heal some differences, or all: record the payment provider's state here. Nothing changes at the provider.",
    body: HealBody,
    audit: "reconciliation.heal",
    response: { status: 201, body: Reconciliation },
  },
});
