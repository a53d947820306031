import { bigint, boolean, customType, integer, pgTable, primaryKey, text, timestamp } from "#db/orm.ts";
import { users } from "./accounts.ts";

/** A day in UTC, as `2026-01-31`. */
const day = customType<{ data: string }>({ dataType: () => "date" });
const count = (name: string) => integer(name).notNull().default(0);
const cents = (name: string) => bigint(name, { mode: "number" }).notNull().default(0);

/**
 * Daily totals of payments and subscriptions, maintained by triggers on their tables (functions/figures.sql). Payments count
 * in the owner's own currency as soon as it is known what the provider settled, else in the one that they were paid in.
 */
export const businessDays = pgTable(
  "business_days",
  {
    day: day().notNull(),
    /** Invoices paid on that day, and what was paid. */
    invoices: count("invoices"),
    paid: cents("paid"),
    /** Refunded on that day, regardless of when it was paid. */
    refunded: cents("refunded"),
    disputed: cents("disputed"),
    /** Subscriptions whose paid time began or ended (on future days: is going to end), and their monthly price. */
    started: count("started"),
    ended: count("ended"),
    startedCents: cents("started_cents"),
    endedCents: cents("ended_cents"),
    freeMonths: count("free_months"),
    /** First subscriptions of members who had had a free month. */
    freeTurned: count("free_turned"),
    currency: text().notNull().default("usd"),
    /** Trials that began on that day; of them, those that were paid for since, and those that ended without. */
    trials: count("trials"),
    trialsPaid: count("trials_paid"),
    trialsEnded: count("trials_ended"),
  },
  (table) => [primaryKey({ columns: [table.day, table.currency] })],
);

/** What each subscription counts for in `business_days`. Outlives it. */
export const countedSubscriptions = pgTable("counted_subscriptions", {
  id: text().primaryKey(),
  /** Null: nothing was paid for it, after a trial. */
  started: day(),
  ended: day(),
  cents: integer().notNull(),
  free: boolean().notNull(),
  currency: text().notNull().default("usd"),
  /** When its trial began. */
  tried: day(),
});

/** Free months given on each day to members whose accounts have since been deleted. */
export const departedFreeMonths = pgTable("departed_free_months", {
  day: day().primaryKey(),
  freeMonths: count("free_months"),
});

/** What was watched on each day. Outlives the video. */
export const watchDays = pgTable(
  "watch_days",
  { day: day().notNull(), videoId: integer("video_id").notNull(), plays: count("plays"), seconds: cents("seconds") },
  (table) => [primaryKey({ columns: [table.day, table.videoId] })],
);

/** The same for all videos together, split into shards so that concurrent viewers do not wait for each other. */
export const watchTotals = pgTable(
  "watch_totals",
  { day: day().notNull(), share: integer().notNull(), plays: count("plays"), seconds: cents("seconds") },
  (table) => [primaryKey({ columns: [table.day, table.share] })],
);

/** What each member was watching at their player's last report. */
export const watching = pgTable("watching", {
  userId: integer("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  videoId: integer("video_id").notNull(),
  at: timestamp({ withTimezone: true }).notNull(),
  /** Seconds of this video watched without a break. */
  seconds: integer().notNull(),
});

/** Searches of the whole library that found nothing; the searcher is not recorded. */
export const emptySearches = pgTable(
  "empty_searches",
  { day: day().notNull(), words: text().notNull(), searches: integer().notNull() },
  (table) => [primaryKey({ columns: [table.day, table.words] })],
);

/** Page speed: how many page views of a day had a measure in each bucket. The viewers are not recorded. */
export const webVitalDays = pgTable(
  "web_vital_days",
  {
    day: day().notNull(),
    page: text().notNull(),
    device: text({ enum: ["phone", "desktop"] }).notNull(),
    visit: text({ enum: ["load", "move"] }).notNull(),
    /** `view`: every view, in bucket 0. */
    measure: text({ enum: ["view", "lcp", "inp", "cls"] }).notNull(),
    /** The largest value in the bucket: in milliseconds, for CLS in thousandths. */
    bucket: integer().notNull(),
    views: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.page, table.device, table.visit, table.measure, table.bucket] })],
);
