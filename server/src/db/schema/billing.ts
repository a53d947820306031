import type { Interval, PriceTax } from "@mindreel/contract/billing/plans";
import type { Side } from "@mindreel/contract/billing/reconciliation";
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  sql,
  text,
  uniqueIndex,
  uuid,
} from "#db/orm.ts";
import { users } from "./accounts.ts";
import { member, moment } from "./columns.ts";
import { firstPlan } from "./plans.ts";

/** A member's customer at the payment provider, recorded before the first checkout. */
export const customers = pgTable(
  "customers",
  {
    userId: member().primaryKey(),
    customerId: text("customer_id").notNull(),
    createdAt: moment("created_at").notNull(),
    /** When the provider was last asked for the customer's state. */
    askedAt: moment("asked_at"),
  },
  (table) => [uniqueIndex("customers_customer_key").on(table.customerId)],
);

/** A checkout that a member started. Its id is also the idempotency key it is created with at the provider. */
export const checkouts = pgTable(
  "checkouts",
  {
    id: text().primaryKey(),
    userId: member(),
    /** Null until the provider has answered. */
    sessionId: text("session_id"),
    url: text(),
    /** Null in rows older than this column: the price of the settings. */
    priceId: text("price_id"),
    codeId: integer("code_id"),
    /** In the currency's smallest unit, without a code. */
    priceCents: integer("price_cents").notNull(),
    currency: text().notNull().default("usd"),
    /** Free days before the first charge, and whether a card is asked for before them. */
    trialDays: integer("trial_days").notNull().default(0),
    trialCard: boolean("trial_card").notNull().default(true),
    /** How it is taxed, such as `own-inclusive`. */
    tax: text().notNull().default("none"),
    open: boolean().notNull().default(true),
    createdAt: moment("created_at").notNull(),
    expiresAt: moment("expires_at").notNull(),
  },
  (table) => [
    uniqueIndex("checkouts_session_key").on(table.sessionId),
    // A member has at most one open checkout.
    uniqueIndex("checkouts_open_key").on(table.userId).where(sql`${table.open}`),
    index("checkouts_user_idx").on(table.userId),
  ],
);

/** Numbers the syncs with the provider in the order in which they begin. */
export const paymentSyncNumbers = pgSequence("payment_sync_numbers");

/** A subscription as it was at the last sync with the provider. */
export const subscriptions = pgTable(
  "subscriptions",
  {
    id: text().primaryKey(),
    userId: member(),
    /** The provider's status; the payments port interprets it. */
    providerStatus: text("status").notNull(),
    startedAt: moment("started_at").notNull(),
    /** End of the paid time; null if nothing was paid. */
    paidUntil: moment("paid_until"),
    /** Whether it charges again after `paidUntil`. */
    renews: boolean().notNull(),
    /** When it is going to end, or has ended. */
    endsAt: moment("ends_at"),
    latestInvoiceId: text("latest_invoice_id"),
    /** Where the open invoice of a failed renewal can be paid. */
    payUrl: text("pay_url"),
    /** When its first invoice was paid; never changes afterwards. */
    firstPaidAt: moment("first_paid_at"),
    /** The invoice whose failure the member was mailed about. */
    failureMailedFor: text("failure_mailed_for"),
    /** The plan and the price that it is for, by the provider's ids; a price agreed on elsewhere is none of ours. */
    planId: integer("plan_id").notNull().default(firstPlan),
    priceId: text("price_id"),
    providerPriceId: text("provider_price_id"),
    providerProductId: text("provider_product_id"),
    /** What it costs, in the currency's smallest unit; null, as all about the price, in rows not synced since. */
    amount: integer(),
    currency: text(),
    interval: text().$type<Interval>(),
    intervalCount: integer("interval_count"),
    /** How it is taxed, which stays as it began. */
    tax: text().$type<PriceTax>().notNull().default("none"),
    /** What is charged next where tax comes on top, which only the provider knows. */
    nextCharge: integer("next_charge"),
    /** The end of the period that the provider bills now, paid or not. */
    periodEnd: moment("period_end"),
    /** The code that takes something off, and until when; null: for ever. */
    codeId: integer("code_id"),
    codeUntil: moment("code_until"),
    /** What discounts made at the provider take off each charge; null in rows not synced since there is this column. */
    recurringOff: integer("recurring_off"),
    /** Whether it began with free days. */
    tried: boolean().notNull().default(false),
    /** Whether its free days end it unless a card is added. */
    needsCard: boolean("needs_card").notNull().default(false),
    /** The card that is charged. */
    cardBrand: text("card_brand"),
    cardLast4: text("card_last4"),
    /** The price that it is going to have, and from when. */
    nextPriceId: text("next_price_id"),
    nextPriceAt: moment("next_price_at"),
    /** Drawn from a sequence before a sync reads from the provider: the sync that began last wins, whoever writes first. */
    syncNumber: bigint("sync_number", { mode: "number" }).notNull(),
    syncedAt: moment("synced_at").notNull(),
  },
  (table) => [
    index("subscriptions_user_idx").on(table.userId),
    index("subscriptions_status_idx").on(table.providerStatus),
    index("subscriptions_first_paid_idx").on(table.firstPaidAt).where(sql`${table.firstPaidAt} is not null`),
  ],
);

/** The subscription that runs for a member: the key keeps it to one, whatever tabs, servers and late events do. */
export const runningSubscriptions = pgTable("running_subscriptions", {
  userId: member().primaryKey(),
  subscriptionId: text("subscription_id").notNull(),
});

/** A subscription that the provider began beside the one that runs: it is ended, and its payment is refunded. */
export const doubledSubscriptions = pgTable(
  "doubled_subscriptions",
  {
    id: text().primaryKey(),
    userId: member(),
    /** The one that stays. */
    keptId: text("kept_id").notNull(),
    foundAt: moment("found_at").notNull(),
    /** Null until it has ended and its payment is refunded. */
    doneAt: moment("done_at"),
  },
  (table) => [
    index("doubled_subscriptions_user_idx").on(table.userId),
    index("doubled_subscriptions_found_idx").on(table.foundAt),
    index("doubled_subscriptions_open_idx").on(table.id).where(sql`${table.doneAt} is null`),
  ],
);

/** An invoice as it was at the last sync with the provider. Amounts in cents. */
export const payments = pgTable(
  "payments",
  {
    /** The invoice's id. */
    id: text().primaryKey(),
    /** Null once the account is deleted: payments are kept. */
    userId: integer("user_id").references(() => users.id, { onDelete: "set null" }),
    subscriptionId: text("subscription_id").notNull(),
    /** The provider's status. */
    providerStatus: text("status").notNull(),
    currency: text().notNull(),
    amountDue: integer("amount_due").notNull(),
    amountPaid: integer("amount_paid").notNull(),
    /** What codes took off; 0 in rows not synced since there is this column. */
    amountOff: integer("amount_off").notNull().default(0),
    refunded: integer().notNull().default(0),
    /** Whether the bank reversed the payment. */
    disputeLost: boolean("dispute_lost").notNull().default(false),
    /** The state of its dispute; null if there is none, or if only `disputeLost` was recorded. */
    dispute: text({ enum: ["open", "won", "lost"] }),
    /** When `refunded` or `disputeLost` was last seen to change. */
    returnsSeenAt: moment("returns_seen_at"),
    /** When it was returned in full, by a refund or a lost dispute; the time it paid for ends then. */
    returnedAt: moment("returned_at"),
    periodStart: moment("period_start").notNull(),
    periodEnd: moment("period_end").notNull(),
    createdAt: moment("created_at").notNull(),
    paidAt: moment("paid_at"),
    invoiceUrl: text("invoice_url"),
    /** The number that the customer knows it by; null in rows older than this column. */
    number: text(),
    /** When the provider charges an open one again; null if it does not. */
    nextTryAt: moment("next_try_at"),
    syncNumber: bigint("sync_number", { mode: "number" }).notNull(),
    /** The sync that `refunded`, `disputeLost` and `returnedAt` come from. */
    returnsSyncNumber: bigint("returns_sync_number", { mode: "number" }).notNull().default(0),
    /** What the provider settled of one in another currency than the account's: null as long as that is not known. */
    settled: bigint({ mode: "number" }),
    settledCurrency: text("settled_currency"),
    settledRefunded: bigint("settled_refunded", { mode: "number" }),
    settledDisputed: bigint("settled_disputed", { mode: "number" }),
    /** When the provider was asked for it; null again after a return. */
    settlementAskedAt: moment("settlement_asked_at"),
  },
  (table) => [
    index("payments_user_idx").on(table.userId, table.createdAt),
    index("payments_subscription_idx").on(table.subscriptionId),
    index("payments_paid_idx").on(table.paidAt),
    index("payments_created_idx").on(table.createdAt, table.id),
    index("payments_rates_idx")
      .on(table.currency, table.settledCurrency, table.paidAt)
      .where(sql`settled_currency is not null`),
    index("payments_unsettled_idx").on(table.currency).where(sql`settlement_asked_at is null and amount_paid > 0`),
    index("payments_dispute_open_idx").on(table.createdAt).where(sql`dispute = 'open'`),
  ],
);

/** A refund that a superuser made. Its id is also the idempotency key at the provider. */
export const refunds = pgTable(
  "refunds",
  {
    id: uuid().primaryKey(),
    userId: member(),
    /** The invoice. */
    paymentId: text("payment_id").notNull(),
    /** In the smallest unit of the payment's currency. */
    amount: integer().notNull(),
    reason: text().notNull(),
    /** The superuser; null once that account is deleted. */
    madeBy: integer("made_by").references(() => users.id, { onDelete: "set null" }),
    madeAt: moment("made_at").notNull(),
    /** `refused`: by the provider, so that nothing was refunded. */
    state: text({ enum: ["pending", "done", "refused"] })
      .notNull()
      .default("pending"),
  },
  (table) => [
    index("refunds_user_idx").on(table.userId, table.madeAt),
    // A payment has at most one refund on its way, so that two superusers cannot refund it twice.
    uniqueIndex("refunds_pending_key").on(table.paymentId).where(sql`${table.state} = 'pending'`),
  ],
);

/** Every payment event of the provider, once. */
export const paymentEvents = pgTable(
  "payment_events",
  {
    id: text().primaryKey(),
    /** In the order of arrival. */
    number: integer().notNull().generatedAlwaysAsIdentity(),
    /** The provider's event type. */
    type: text().notNull(),
    /** The object that the event is about, and the customer if it names one. */
    objectId: text("object_id").notNull(),
    customerId: text("customer_id"),
    createdAt: moment("created_at").notNull(),
    receivedAt: moment("received_at").notNull(),
    state: text({ enum: ["received", "done", "ignored", "failed"] })
      .notNull()
      .default("received"),
    /** Why it was ignored, or how it failed. */
    note: text(),
    handledAt: moment("handled_at"),
    attempts: integer().notNull().default(0),
  },
  (table) => [
    uniqueIndex("payment_events_number_key").on(table.number),
    index("payment_events_state_idx").on(table.state, table.number),
    index("payment_events_customer_idx").on(table.customerId),
  ],
);

/** One row of running totals. */
export const sales = pgTable(
  "sales",
  {
    id: boolean().primaryKey(),
    /** Subscriptions that were ever paid for; maintained by a trigger. */
    subscriptionsBought: integer("subscriptions_bought").notNull().default(0),
    /** The currency of the provider's account, in which all is summed up; null until it was read. */
    currency: text(),
  },
  () => [check("sales_one_row", sql`id`)],
);

/** A comparison with the provider: one every night, and those that superusers start. */
export const reconciliations = pgTable(
  "reconciliations",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    startedAt: moment("started_at").notNull(),
    endedAt: moment("ended_at"),
    /** Number of subscriptions compared. */
    compared: integer().notNull().default(0),
    failure: text(),
  },
  // Only one runs at a time.
  (table) => [uniqueIndex("reconciliations_running_key").on(sql`(true)`).where(sql`${table.endedAt} is null`)],
);

export const differences = pgTable(
  "differences",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    reconciliationId: integer("reconciliation_id")
      .notNull()
      .references(() => reconciliations.id, { onDelete: "cascade" }),
    userId: integer("user_id").references(() => users.id, { onDelete: "cascade" }),
    subscriptionId: text("subscription_id").notNull(),
    /** The charge whose returns differ; null if the subscription differs. */
    chargeId: text("charge_id"),
    kind: text({ enum: ["unknown_here", "unknown_there", "differs", "stranger"] }).notNull(),
    ours: jsonb().$type<Side>().notNull(),
    theirs: jsonb().$type<Side>().notNull(),
    /** The superuser who requested its healing; null again once that has succeeded or failed. */
    healFor: integer("heal_for").references(() => users.id, { onDelete: "set null" }),
    healedAt: moment("healed_at"),
    /** Whether the nightly comparison healed it, without a superuser. */
    healedByItself: boolean("healed_by_itself").notNull().default(false),
    /** Why it could not be healed. */
    note: text(),
  },
  (table) => [
    index("differences_reconciliation_idx").on(table.reconciliationId),
    index("differences_healing_idx").on(table.id).where(sql`${table.healFor} is not null`),
  ],
);
