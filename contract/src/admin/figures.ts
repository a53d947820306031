import { type Static, Type } from "typebox";
import { wire } from "../wire/endpoint.ts";
import { Id, Nullable } from "../wire/primitives.ts";

const Day = Type.String({ format: "date", description: "A day in UTC, such as 2026-01-31" });
const Count = Type.Integer({ minimum: 0 });
const Cents = Type.Integer({ description: "US cents" });

export const FiguresQuery = Type.Object({ from: Day, to: Day });
export type FiguresQuery = Static<typeof FiguresQuery>;

const sums = {
  invoices: Count,
  paid: Type.Integer({ minimum: 0, description: "US cents of invoices that were paid on the day" }),
  refunded: Type.Integer({ description: "US cents that were given back on the day; not taken off `paid`" }),
  disputed: Type.Integer({ description: "US cents lost to disputes on the day; not taken off `paid`" }),
  started: Type.Integer({ minimum: 0, description: "Subscriptions paid for the first time" }),
  ended: Type.Integer({ minimum: 0, description: "Subscriptions whose paid time ended and does not go on" }),
  free_months: Type.Integer({ minimum: 0, description: "Free months taken up" }),
  free_turned: Type.Integer({ minimum: 0, description: "Members with a free month before their first subscription" }),
  plays: Type.Integer({ minimum: 0, description: "Videos of which five seconds or more were watched in one go" }),
  seconds: Type.Integer({ minimum: 0, description: "Seconds watched" }),
};

const standing = {
  mrr: Type.Integer({ description: "US cents a month of the subscriptions that run at the end of the day" }),
  subscriptions: Type.Integer({ description: "Subscriptions that run at the end of the day" }),
};

export const DayFigures = Type.Object({ day: Day, ...sums, ...standing });
export type DayFigures = Static<typeof DayFigures>;

export const Period = Type.Object({
  from: Day,
  to: Day,
  /** The state before the first day. */
  before: Type.Object({ mrr: Cents, subscriptions: Type.Integer() }),
  total: Type.Object(sums),
  days: Type.Array(DayFigures),
});
export type Period = Static<typeof Period>;

export const PeriodFigures = Type.Object({ period: Period, previous: Period });
export type PeriodFigures = Static<typeof PeriodFigures>;

export const TopVideo = Type.Object({
  id: Id,
  title: Nullable(Type.String({ description: "Null: the video was deleted" })),
  plays: Count,
  seconds: Count,
});
export type TopVideo = Static<typeof TopVideo>;

export const EmptySearch = Type.Object({ words: Type.String(), searches: Count });
export type EmptySearch = Static<typeof EmptySearch>;

/** Figures that can be downloaded as a file. */
export const figureFiles = [
  "revenue",
  "subscriptions",
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
  "GET /api/admin/v1/figures/videos/": {
    access: "superuser",
    summary: "The twenty videos that were watched longest.",
    query: FiguresQuery,
    response: { status: 200, body: Type.Array(TopVideo) },
  },
  "GET /api/admin/v1/figures/searches/": {
    access: "superuser",
    summary: "The fifty most frequent searches of the whole library that found nothing, from 3 searches on.",
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
