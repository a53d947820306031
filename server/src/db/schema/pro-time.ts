import { index, integer, pgTable, primaryKey, text } from "#db/orm.ts";
import { users } from "./accounts.ts";
import { member, moment } from "./columns.ts";

/** Free time that a member was given. It runs only while no paid time does. */
export const freeTime = pgTable(
  "free_time",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: member(),
    kind: text({ enum: ["free_month", "gift"] }).notNull(),
    days: integer().notNull(),
    grantedAt: moment("granted_at").notNull(),
    /** The superuser; null for a free month. */
    grantedBy: integer("granted_by").references(() => users.id, { onDelete: "set null" }),
    reason: text().notNull().default(""),
    /** When it was revoked; what had been used by then stays used. */
    revokedAt: moment("revoked_at"),
  },
  (table) => [index("free_time_user_idx").on(table.userId)],
);

export const planMailKinds = [
  "subscription_begun",
  "subscription_cancelled",
  "subscription_resumed",
  "subscription_ended",
  "trial_begun",
  "trial_charges",
  "trial_charges_soon",
  "trial_ends",
  "free_time_ends",
  "free_time_ends_soon",
  "free_time_ended",
] as const;

/** The mails about their plan that members were sent, or were not because it no longer fitted: each goes once. */
export const planMails = pgTable(
  "plan_mails",
  {
    userId: member(),
    kind: text({ enum: planMailKinds }).notNull(),
    /** The subscription, with the end that it was cancelled for; or the end of the free time. */
    about: text().notNull(),
    plannedAt: moment("planned_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind, table.about] })],
);

/** Every change of a member's pro time. Append-only: a trigger refuses to update or delete a row. */
export const entitlementHistory = pgTable(
  "entitlement_history",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** No foreign key: the history outlives the account. */
    userId: integer("user_id").notNull(),
    at: moment("at").notNull(),
    cause: text().notNull(),
    /** The subscription, free time or offer that it came from. */
    source: text(),
    /** The payment event that led to it. */
    eventId: text("event_id"),
    actorId: integer("actor_id"),
    proUntilBefore: moment("pro_until_before"),
    proUntil: moment("pro_until"),
    /** `proUntil` without the day that a renewal may take; shown to people. Null in entries older than this column. */
    shownUntil: moment("shown_until"),
  },
  (table) => [index("entitlement_history_user_idx").on(table.userId, table.id)],
);
