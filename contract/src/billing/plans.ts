import { type Static, Type } from "typebox";
import { limits } from "../plain/limits.ts";
import { wire } from "../wire/endpoint.ts";
import { FilledText, Id, IdParams, Nullable, patterns, Text, Timestamp } from "../wire/primitives.ts";

const strict = { additionalProperties: false };

/** How often it is charged; `once` is paid once and lasts for ever. */
export const Interval = Type.Union([
  Type.Literal("day"),
  Type.Literal("week"),
  Type.Literal("month"),
  Type.Literal("year"),
  Type.Literal("once"),
]);
export type Interval = Static<typeof Interval>;

/** Such as `usd`. */
export const Currency = Type.String({ pattern: "^[a-z]{3}$" });

/** By currency, in its smallest unit (cents; JPY has none). The first one named is the price's own. */
export const Amounts = Type.Record(Currency, Type.Integer({ minimum: 1, maximum: 99_999_999 }), {
  minProperties: 1,
  maxProperties: 30,
});
export type Amounts = Static<typeof Amounts>;

const every = { interval: Interval, interval_count: Type.Integer({ minimum: 1 }) };

/** Whether tax is in a price, or comes on top of it. */
export const PriceTax = Type.Union([Type.Literal("inclusive"), Type.Literal("exclusive"), Type.Literal("none")]);
export type PriceTax = Static<typeof PriceTax>;

export const PlanPrice = Type.Object({
  id: Type.String(),
  ...every,
  amount: Type.Integer({ description: "In the currency's smallest unit" }),
  currency: Currency,
  tax: PriceTax,
});
export type PlanPrice = Static<typeof PlanPrice>;

const words = { name: Type.String(), description: Type.String(), features: Type.Array(Type.String()) };

/** A plan on sale, with its prices in one currency; a plan that is not sold in the one asked for has its own. A checkout buys by itself what the first plan costs for a month, else its first price. */
export const Plan = Type.Object({
  id: Id,
  ...words,
  trial_days: Type.Integer({ minimum: 0, description: "Free days before the first charge; one trial a person" }),
  /** Whether they begin with a card. Without one, the subscription ends with them unless a card is added. */
  trial_card: Type.Boolean(),
  prices: Type.Array(PlanPrice),
});
export type Plan = Static<typeof Plan>;

export const Plans = Type.Object({
  currency: Currency,
  /** All that something is sold in; the site's own comes first. */
  currencies: Type.Array(Currency),
  plans: Type.Array(Plan),
});
export type Plans = Static<typeof Plans>;

/** A price never changes: another one takes its place, and those who pay it keep it. */
export const OwnersPrice = Type.Object({
  id: Type.String(),
  ...every,
  /** The one that a buyer without another pays in. */
  currency: Currency,
  amounts: Amounts,
  archived_at: Nullable(Timestamp),
  /** Number of members with a subscription that runs at it. */
  members: Type.Integer({ minimum: 0 }),
});
export type OwnersPrice = Static<typeof OwnersPrice>;

/** A plan as superusers see it. */
export const OwnersPlan = Type.Object({
  id: Id,
  ...words,
  trial_days: Type.Integer({ minimum: 0 }),
  trial_card: Type.Boolean(),
  position: Type.Integer({ description: "Plans are shown in its order" }),
  /** Whether its words are those of the site's settings, until they are changed here. */
  follows_settings: Type.Boolean(),
  /** Whether its price is the one of the site's settings, until another is made here. */
  follows_price: Type.Boolean(),
  archived_at: Nullable(Timestamp),
  /** Those on sale first, each kind by how long it lasts. */
  prices: Type.Array(OwnersPrice),
  /** Number of members with a subscription to it that runs. */
  members: Type.Integer({ minimum: 0 }),
});
export type OwnersPlan = Static<typeof OwnersPlan>;

const written = {
  name: Type.String({ minLength: 1, maxLength: limits.siteLabel, pattern: patterns.line }),
  description: Text(limits.siteParagraph),
  features: Type.Array(FilledText(limits.siteLine), { maxItems: 8 }),
  trial_days: Type.Integer({ minimum: 0, maximum: 365 }),
  trial_card: Type.Boolean(),
  position: Type.Integer({ minimum: 0, maximum: 10_000 }),
};

export const NewPlanBody = Type.Object(
  { name: written.name, ...Type.Partial(Type.Omit(Type.Object(written), ["name"])).properties },
  strict,
);
export type NewPlanBody = Static<typeof NewPlanBody>;

/** What is absent stays. `archived: false` sells it again. */
export const PlanEditBody = Type.Object(
  { ...Type.Partial(Type.Object(written)).properties, archived: Type.Optional(Type.Literal(false)) },
  strict,
);
export type PlanEditBody = Static<typeof PlanEditBody>;

export const NewPriceBody = Type.Object(
  {
    interval: Interval,
    interval_count: Type.Optional(Type.Integer({ minimum: 1, maximum: 1095, description: "1 by default" })),
    amounts: Amounts,
  },
  strict,
);
export type NewPriceBody = Static<typeof NewPriceBody>;

export const plansWire = wire({
  "GET /api/public/v1/plans/": {
    access: "anyone",
    summary:
      "The plans on sale, with their prices in a currency; the site's own by default, and where nothing is sold in it.",
    query: Type.Object({ currency: Type.Optional(Text(3)) }),
    response: { status: 200, body: Plans },
  },
  "GET /api/billing/v1/plans/": {
    access: "superuser",
    summary: "All plans with all their prices, those on sale first.",
    response: { status: 200, body: Type.Array(OwnersPlan) },
  },
  "POST /api/billing/v1/plans/": {
    access: "superuser",
    summary: "Make a plan. It is on sale once it has a price.",
    body: NewPlanBody,
    audit: "plan.create",
    response: { status: 201, body: OwnersPlan },
  },
  "PATCH /api/billing/v1/plans/{id}/": {
    access: "superuser",
    summary: "Change a plan's words or place, or sell an archived one again.",
    params: IdParams,
    body: PlanEditBody,
    audit: "plan.change",
    response: { status: 200, body: OwnersPlan },
    errors: ["not_found"],
  },
  "DELETE /api/billing/v1/plans/{id}/": {
    access: "superuser",
    summary: "Archive a plan: it is sold no longer, and members keep what they have. Repeated, it changes nothing.",
    params: IdParams,
    audit: "plan.archive",
    response: { status: 204, body: null },
    errors: ["not_found", "last_plan"],
  },
  "POST /api/billing/v1/plans/{id}/prices/": {
    access: "superuser",
    summary:
      "Give a plan a price. It takes the place of the one with the same interval, which members who pay it keep.",
    params: IdParams,
    body: NewPriceBody,
    audit: "plan.price",
    response: { status: 201, body: OwnersPlan },
    errors: ["not_found"],
  },
  "DELETE /api/billing/v1/plans/{id}/prices/{price}/": {
    access: "superuser",
    summary: "Archive a price: it is sold no longer, and members who pay it keep it. Repeated, it changes nothing.",
    params: Type.Object({ id: IdParams.properties.id, price: Text(limits.eventId, 1) }),
    audit: "plan.archive_price",
    response: { status: 204, body: null },
    errors: ["not_found", "last_plan"],
  },
});
