import { type Static, Type } from "typebox";
import { wire } from "../wire/endpoint.ts";
import { Id, Nullable, Timestamp } from "../wire/primitives.ts";
import { NotIncluded } from "./figures.ts";
import { SystemCheck } from "./system.ts";

/** What waits for a person, counted up to 1000, which means 1000 or more. */
const Count = Type.Integer({ minimum: 1, maximum: 1000 });

/**
 * - `payments_failing`: subscriptions whose renewal failed
 * - `disputes`: payments that a customer's bank wants back
 * - `doubled`: second subscriptions that were ended and refunded in the last week, or are not yet
 * - `price_moves`: subscriptions that could not be moved to their new price
 * - `dead_videos`: videos that do not play
 * - `requests`: requests without an answer
 * - `stuck_news`: campaigns that the mail server does not take at the moment
 * - `unsure_news`: emails of the last week of which nobody knows whether they arrived
 * - `bounces`: emails of the last week that came back
 * - `differences`: differences from the payment provider that are not healed
 * - `failed_comparison`: the last comparison with the payment provider failed
 * - `steps`: steps before opening that are left
 */
export const Need = Type.Object({
  name: Type.Union([
    Type.Literal("payments_failing"),
    Type.Literal("disputes"),
    Type.Literal("doubled"),
    Type.Literal("price_moves"),
    Type.Literal("dead_videos"),
    Type.Literal("requests"),
    Type.Literal("stuck_news"),
    Type.Literal("unsure_news"),
    Type.Literal("bounces"),
    Type.Literal("differences"),
    Type.Literal("failed_comparison"),
    Type.Literal("steps"),
  ]),
  count: Count,
  /** The campaign that it is about, the newest if there are several. */
  campaign: Nullable(Id),
});
export type Need = Static<typeof Need>;

/** A figure of the last 30 days, or at their end, and the same of the 30 days before. */
const Change = Type.Object({ now: Type.Integer(), before: Type.Integer() });
export type Change = Static<typeof Change>;

export const Today = Type.Object({
  /** The checks and the figures may be ten seconds older. */
  checked_at: Timestamp,
  needs: Type.Array(Need, { description: "Most urgent first" }),
  /** Checks of the installation that need a person, worst first. */
  checks: Type.Array(SystemCheck),
  figures: Type.Object({
    from: Type.String({ format: "date", description: "The first of the 30 days, in UTC" }),
    currency: Type.String(),
    not_included: Type.Array(NotIncluded),
    revenue: Change,
    mrr: Change,
    subscriptions: Change,
    free_months: Change,
    seconds: Change,
  }),
});
export type Today = Static<typeof Today>;

export const todayWire = wire({
  "GET /api/admin/v1/today/": {
    access: "superuser",
    summary: "What needs a person now, and how the last 30 days went.",
    response: { status: 200, body: Today },
  },
});
