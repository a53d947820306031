import { boolean, index, integer, pgTable, sql, text, timestamp, uniqueIndex } from "#db/orm.ts";
import { users } from "./accounts.ts";

export const subscribers = pgTable(
  "subscribers",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    firstName: text("first_name").notNull(),
    middleName: text("middle_name").notNull(),
    lastName: text("last_name").notNull(),
    fullName: text("full_name").notNull(),
    /** Null if missing from an imported list; names and country are empty then. */
    age: integer(),
    telephone: text().notNull(),
    country: text().notNull(),
    secondaryEmail: text("secondary_email").notNull(),
    comments: text().notNull(),
    /** The language of the page they signed up on; empty: unknown. */
    language: text().notNull().default(""),
    /** Null: still subscribed. */
    unsubscribedAt: timestamp("unsubscribed_at", { withTimezone: true }),
    /** When they were last asked by mail whether they want the news again. */
    askedAt: timestamp("asked_at", { withTimezone: true }),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex("subscribers_email_key").on(sql`lower(${table.secondaryEmail})`),
    // Unsubscribing ends the news for every address of a mailbox.
    index("subscribers_mailbox_idx").on(sql`mailbox_of(secondary_email)`),
  ],
);

/** The free month that comes with a news sign-up: one offer for each address, one month for each mailbox and member. */
export const offers = pgTable(
  "offers",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    subscriberId: integer("subscriber_id")
      .notNull()
      .references(() => subscribers.id, { onDelete: "cascade" }),
    expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
    mailedAt: timestamp("mailed_at", { withTimezone: true }),
    /** Its mail waits until the site opens. */
    held: boolean().notNull().default(false),
    usedAt: timestamp("used_at", { withTimezone: true }),
    /** The member who used it; the offer stays used when their account is deleted. */
    usedBy: integer("used_by").references(() => users.id, { onDelete: "set null" }),
  },
  (table) => [uniqueIndex("offers_subscriber_key").on(table.subscriberId)],
);

/**
 * Keyed hashes of mailboxes that had their free month, so that they get no second one, even after the account and the
 * sign-up are deleted. Older ones are of the address as it was written, in lower case.
 */
export const spentOffers = pgTable("spent_offers", { key: text().primaryKey() });

/** Keyed hashes of mailboxes that refused news or an invitation, and of which nothing else is kept. */
export const newsRefusals = pgTable("news_refusals", { key: text().primaryKey() });
