import type { Duration } from "@mindreel/contract/billing/codes";
import type { Amounts, Interval } from "@mindreel/contract/billing/plans";
import type { Taxes } from "@mindreel/contract/billing/taxes";
import { boolean, index, integer, jsonb, pgTable, primaryKey, sql, text, uniqueIndex, uuid } from "#db/orm.ts";
import { users } from "./accounts.ts";
import { moment } from "./columns.ts";

/** The id of the plan that a database begins with; what was sold before there were plans belongs to it. */
export const firstPlan = 1;

/** What is sold. A new database has the first one, whose words and price are those of the site's settings. */
export const plans = pgTable("plans", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  /** Names the plan at the payment provider, where several sites may share an account. */
  key: uuid().notNull().defaultRandom(),
  /** Null: its words are those of the settings. */
  name: text(),
  description: text().notNull().default(""),
  features: text().array().notNull().default(sql`'{}'`),
  trialDays: integer("trial_days").notNull().default(0),
  /** Whether a card is asked for before the free days begin. */
  trialCard: boolean("trial_card").notNull().default(true),
  position: integer().notNull(),
  /** Whether it is sold at the price of the settings. */
  followsPrice: boolean("follows_price").notNull().default(false),
  /** The name that the provider's product has; null if it has none yet. */
  providerName: text("provider_name"),
  createdAt: moment("created_at").notNull(),
  archivedAt: moment("archived_at"),
});

/** Never changes, except that it is archived: another price takes its place. */
export const prices = pgTable(
  "prices",
  {
    id: text().primaryKey(),
    planId: integer("plan_id")
      .notNull()
      .references(() => plans.id),
    interval: text().$type<Interval>().notNull(),
    intervalCount: integer("interval_count").notNull(),
    /** The one that a buyer without another pays in. */
    currency: text().notNull(),
    amounts: jsonb().$type<Amounts>().notNull(),
    /** By which the provider finds it. */
    lookupKey: text("lookup_key").notNull(),
    /** Null until it exists at the provider. */
    providerPriceId: text("provider_price_id"),
    /** The same with tax in it, and with tax on top: at the provider, each is a price of its own. */
    inclusivePriceId: text("inclusive_price_id"),
    exclusivePriceId: text("exclusive_price_id"),
    createdAt: moment("created_at").notNull(),
    archivedAt: moment("archived_at"),
  },
  (table) => [
    uniqueIndex("prices_lookup_key").on(table.lookupKey),
    index("prices_provider_idx").on(table.providerPriceId),
    // A plan has one price on sale for each interval.
    uniqueIndex("prices_on_sale_key")
      .on(table.planId, table.interval, table.intervalCount)
      .where(sql`${table.archivedAt} is null`),
  ],
);

/** How what is sold is taxed, in one row; without it, it is not. */
export const taxSettings = pgTable("tax_settings", {
  id: integer().primaryKey().default(1),
  mode: text().$type<Taxes["mode"]>().notNull(),
  behavior: text().$type<Taxes["behavior"]>().notNull(),
  /** What is sold, for the law of taxes, by the provider's code; null: the account's own. */
  taxCode: text("tax_code"),
  /** At the foot of invoices. */
  footer: text().notNull(),
  /** The seller's numbers on invoices, by the provider's ids. */
  accountTaxIds: text("account_tax_ids").array().notNull(),
});

/** What takes something off a price. Its id at the provider comes from its key. */
export const codes = pgTable(
  "codes",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    key: uuid().notNull().defaultRandom(),
    /** In capitals. */
    code: text().notNull(),
    percentOff: integer("percent_off"),
    /** Instead of a percentage. */
    amounts: jsonb().$type<Amounts>(),
    duration: text().$type<Duration>().notNull(),
    months: integer(),
    maxRedemptions: integer("max_redemptions"),
    expiresAt: moment("expires_at"),
    /** Null: for all plans. */
    planIds: integer("plan_ids").array(),
    firstPurchaseOnly: boolean("first_purchase_only").notNull().default(false),
    /** Whether members may enter it while their subscription runs. */
    forSubscribers: boolean("for_subscribers").notNull().default(false),
    /** The only member who can use it. No foreign key, so that it never becomes everybody's. */
    memberId: integer("member_id"),
    createdAt: moment("created_at").notNull(),
    endedAt: moment("ended_at"),
  },
  // A code that has ended may be given another meaning.
  (table) => [
    uniqueIndex("codes_code_key").on(table.code).where(sql`${table.endedAt} is null`),
    // A member is won back once.
    uniqueIndex("codes_member_key").on(table.memberId).where(sql`${table.memberId} is not null`),
  ],
);

/** A subscription that a code was used for. */
export const codeUses = pgTable(
  "code_uses",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    codeId: integer("code_id")
      .notNull()
      .references(() => codes.id),
    subscriptionId: text("subscription_id").notNull(),
    /** Null once the account is deleted: a use counts for ever. */
    userId: integer("user_id").references(() => users.id, { onDelete: "set null" }),
    usedAt: moment("used_at").notNull(),
  },
  (table) => [
    uniqueIndex("code_uses_subscription_key").on(table.codeId, table.subscriptionId),
    index("code_uses_user_idx").on(table.userId),
    index("code_uses_subscription_idx").on(table.subscriptionId),
  ],
);

/** Has running subscriptions go over from a price to another, after a notice. */
export const priceMoves = pgTable(
  "price_moves",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    fromPriceId: text("from_price_id")
      .notNull()
      .references(() => prices.id),
    toPriceId: text("to_price_id")
      .notNull()
      .references(() => prices.id),
    noticeDays: integer("notice_days").notNull(),
    madeAt: moment("made_at").notNull(),
    calledOffAt: moment("called_off_at"),
  },
  // A price has one successor.
  (table) => [uniqueIndex("price_moves_from_key").on(table.fromPriceId).where(sql`${table.calledOffAt} is null`)],
);

/** A subscription that a move concerns. */
export const priceMoveMembers = pgTable(
  "price_move_members",
  {
    moveId: integer("move_id")
      .notNull()
      .references(() => priceMoves.id),
    subscriptionId: text("subscription_id").notNull(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Until when nothing changes; null until its member is written to. */
    noticeUntil: moment("notice_until"),
    /** Its first renewal after that, as the member was told. */
    at: moment("at"),
    /** When its member last began a change of their own, which goes first. */
    heldAt: moment("held_at"),
    movedAt: moment("moved_at"),
    /** When the provider last refused. */
    failedAt: moment("failed_at"),
  },
  (table) => [
    primaryKey({ columns: [table.moveId, table.subscriptionId] }),
    index("price_move_members_user_idx").on(table.userId),
    index("price_move_members_open_idx").on(table.subscriptionId).where(sql`${table.movedAt} is null`),
    index("price_move_members_failed_idx").on(table.moveId).where(sql`${table.failedAt} is not null`),
  ],
);
