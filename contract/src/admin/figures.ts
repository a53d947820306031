import { type Static, Type } from "typebox";
import { wire } from "../wire/endpoint.ts";
import { Id, Nullable } from "../wire/primitives.ts";

const Day = Type.String({ format: "date", description: "A day in UTC, such as 2026-01-31" });
const Count = Type.Integer({ minimum: 0 });
/** Of several currencies, each amount is converted by the rate that the payment provider used. */
const inOwn = "in the smallest unit of the owner's own currency";
const Amount = Type.Integer({ description: inOwn });

export const FiguresQuery = Type.Object({ from: Day, to: Day });
export type FiguresQuery = Static<typeof FiguresQuery>;

const sums = {
  invoices: Count,
  paid: Type.Integer({ minimum: 0, description: `The invoices paid on the day, ${inOwn}` }),
  refunded: Type.Integer({ description: "Refunded on the day; not subtracted from `paid`" }),
  disputed: Type.Integer({ description: "Lost to disputes on the day; not subtracted from `paid`" }),
  started: Type.Integer({ minimum: 0, description: "Subscriptions paid for the first time" }),
  ended: Type.Integer({ minimum: 0, description: "Subscriptions whose paid time ended and did not continue" }),
  free_months: Type.Integer({ minimum: 0, description: "Free months that began" }),
  free_turned: Type.Integer({ minimum: 0, description: "Members with a free month before their first subscription" }),
  plays: Type.Integer({ minimum: 0, description: "How often five seconds or more of a video were watched in one go" }),
  seconds: Type.Integer({ minimum: 0, description: "Seconds watched" }),
};

const standing = {
  mrr: Type.Integer({
    description: `Monthly recurring revenue, ${inOwn}, of the subscriptions running at the end of the day`,
  }),
  subscriptions: Type.Integer({ description: "Subscriptions running at the end of the day" }),
};

export const DayFigures = Type.Object({ day: Day, ...sums, ...standing });
export type DayFigures = Static<typeof DayFigures>;

export const Period = Type.Object({
  from: Day,
  to: Day,
  /** The state before the first day. */
  before: Type.Object({ mrr: Amount, subscriptions: Type.Integer() }),
  total: Type.Object(sums),
  days: Type.Array(DayFigures),
});
export type Period = Static<typeof Period>;

/** A month (UTC) that the period touches, until today. */
export const MonthFigures = Type.Object({
  month: Type.String({ description: "Such as 2026-01" }),
  /** When the month began. */
  subscriptions: Count,
  mrr: Amount,
  ended: Count,
  ended_mrr: Type.Integer({ description: `The monthly recurring revenue that ended, ${inOwn}` }),
  /** Trials that began in the month; of them, those that were paid for since, and those that ended without. */
  trials: Count,
  trials_paid: Count,
  trials_ended: Count,
});
export type MonthFigures = Static<typeof MonthFigures>;

/** What cannot be converted yet, in its currency's smallest unit, and is in no sum. */
export const NotIncluded = Type.Object({ currency: Type.String(), paid: Type.Integer(), mrr: Type.Integer() });
export type NotIncluded = Static<typeof NotIncluded>;

export const PeriodFigures = Type.Object({
  currency: Type.String({ description: "The owner's own: that of the payment provider's account" }),
  period: Period,
  previous: Period,
  months: Type.Array(MonthFigures),
  not_included: Type.Array(NotIncluded),
});
export type PeriodFigures = Static<typeof PeriodFigures>;

export const TopVideo = Type.Object({
  id: Id,
  title: Nullable(Type.String({ description: "Null: the video was deleted" })),
  plays: Count,
  seconds: Count,
});
export type TopVideo = Static<typeof TopVideo>;

/** What one plan brought in with one code or without, in one currency. */
export const Sale = Type.Object({
  id: Type.String(),
  /** Null for accounts that were deleted. */
  plan: Nullable(
    Type.Object({ id: Id, name: Nullable(Type.String({ description: "Null: the one of the settings" })) }),
  ),
  code: Nullable(Type.String()),
  currency: Type.String(),
  payments: Count,
  paid: Type.Integer({ minimum: 0, description: "In the currency's smallest unit" }),
  returned: Type.Integer({ minimum: 0, description: "What of it was refunded or lost to disputes since" }),
});
export type Sale = Static<typeof Sale>;

export const EmptySearch = Type.Object({ words: Type.String(), searches: Count });
export type EmptySearch = Static<typeof EmptySearch>;

/** Figures that can be downloaded as a file. */
export const figureFiles = [
  "revenue",
  "subscriptions",
  "sales",
  "months",
  "free-months",
  "watched",
  "videos",
  "searches",
  "speed",
] as const;
const FigureFile = Type.Enum([...figureFiles]);

export const figuresWire = wire({
  "GET /api/admin/v1/figures/": {
    access: "superuser",
    summary: "What payments, subscriptions and watching came to, by day, from one day to another, and as long before.",
    query: FiguresQuery,
    response: { status: 200, body: PeriodFigures },
  },
  "GET /api/admin/v1/figures/sales/": {
    access: "superuser",
    summary: "What each plan brought in with each code and in each currency, the most first; at most 100.",
    query: FiguresQuery,
    response: { status: 200, body: Type.Array(Sale) },
  },
  "GET /api/admin/v1/figures/videos/": {
    access: "superuser",
    summary: "The 20 videos with the most time watched.",
    query: FiguresQuery,
    response: { status: 200, body: Type.Array(TopVideo) },
  },
  "GET /api/admin/v1/figures/searches/": {
    access: "superuser",
    summary: "The 50 most frequent searches of the whole library that found nothing, if searched for at least 3 times.",
    query: FiguresQuery,
    response: { status: 200, body: Type.Array(EmptySearch) },
  },
  "GET /api/admin/v1/figures/file/": {
    access: "superuser",
    summary: "One of these figures as a CSV file.",
    query: Type.Object({ ...FiguresQuery.properties, file: FigureFile }),
    response: { status: 200, body: Type.String(), file: "csv" },
  },
});
