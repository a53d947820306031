import { type Language, languages } from "@mindreel/contract/plain/languages";
import { bigint, boolean, index, integer, jsonb, pgTable, sql, text, timestamp, uniqueIndex } from "#db/orm.ts";
import { users } from "./accounts.ts";
import { subscribers } from "./newsletter.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** How news are mailed. */
export const newsSettings = pgTable("news_settings", {
  /** One row only. */
  id: boolean().primaryKey().default(true),
  /** The mails of all campaigns together, at an even pace. */
  mailsPerHour: integer("mails_per_hour").notNull().default(36_000),
  digest: text({ enum: ["off", "weekly", "monthly"] })
    .notNull()
    .default("off"),
  /** Up to when new videos were mailed; null while there is no digest. */
  digestedAt: moment("digested_at"),
});

/** Whether members want news, where they said so. */
export const newsPreferences = pgTable("news_preferences", {
  userId: integer("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  wanted: boolean().notNull(),
  changedAt: moment("changed_at").notNull(),
});

/** A mail to many. */
export const campaigns = pgTable(
  "campaigns",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    subject: text().notNull().default(""),
    /** What lists of mails show beside the subject. */
    previewText: text("preview_text").notNull().default(""),
    /** Markdown. */
    body: text().notNull().default(""),
    /** The videos of its cards, in their order. */
    videoIds: integer("video_ids").array().notNull().default(sql`'{}'`),
    audience: text({ enum: ["subscribers", "members", "pro", "left"] })
      .array()
      .notNull()
      .default(sql`'{subscribers}'`),
    /** Only those of the audience get it who read this language; null: all of them. */
    language: text({ enum: languages }),
    /** Its subject and body in languages besides the site's own, where nobody but Mindreel wrote it. */
    translations: jsonb()
      .$type<{ readonly [L in Language]?: { subject: string; body: string } }>()
      .notNull()
      .default({}),
    /** Whether each recipient gets only the videos of categories that they like. */
    isDigest: boolean("is_digest").notNull().default(false),
    state: text({ enum: ["draft", "scheduled", "sending", "paused", "sent", "cancelled"] })
      .notNull()
      .default("draft"),
    /** Grows with each change of the draft, so that nobody overwrites what they have not seen. */
    version: integer().notNull().default(1),
    /** When it is to be sent. */
    sendAt: moment("send_at"),
    /** When its recipients were fixed. */
    begunAt: moment("begun_at"),
    endedAt: moment("ended_at"),
    /** Why the mail server takes no mails at the moment. */
    trouble: text(),
    createdAt: moment("created_at").notNull(),
    changedAt: moment("changed_at").notNull(),
    changedBy: integer("changed_by").references(() => users.id, { onDelete: "set null" }),
  },
  (table) => [
    index("campaigns_unfinished_idx").on(table.sendAt).where(sql`state in ('scheduled', 'sending')`),
    index("campaigns_changed_by_idx").on(table.changedBy).where(sql`changed_by is not null`),
  ],
);

/**
 * A campaign's mail to one recipient. It is `handing_over` before the mail server gets to see it: what a crash leaves in
 * that state may have arrived, so it is `unsure` and never sent again by itself.
 */
export const deliveries = pgTable(
  "deliveries",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    campaignId: integer("campaign_id")
      .notNull()
      .references(() => campaigns.id, { onDelete: "cascade" }),
    email: text().notNull(),
    /** The same for all addresses of a mailbox. */
    mailbox: text().notNull(),
    userId: integer("user_id").references(() => users.id, { onDelete: "cascade" }),
    subscriberId: integer("subscriber_id").references(() => subscribers.id, { onDelete: "cascade" }),
    state: text({ enum: ["waiting", "handing_over", "delivered", "refused", "skipped", "unsure"] })
      .notNull()
      .default("waiting"),
    /** Not before this time. */
    dueAt: moment("due_at").notNull(),
    /** How often the mail server put it off. */
    attempts: integer().notNull().default(0),
    changedAt: moment("changed_at").notNull(),
    /** What the mail server said. */
    answer: text(),
    unsubscribedAt: moment("unsubscribed_at"),
    bouncedAt: moment("bounced_at"),
  },
  (table) => [
    uniqueIndex("deliveries_mailbox_key").on(table.campaignId, table.mailbox),
    index("deliveries_due_idx").on(table.campaignId, table.dueAt, table.id).where(sql`state = 'waiting'`),
    index("deliveries_state_idx").on(table.campaignId, table.state, table.id),
    index("deliveries_unsubscribed_idx").on(table.campaignId, table.id).where(sql`unsubscribed_at is not null`),
    index("deliveries_bounced_idx").on(table.campaignId, table.id).where(sql`bounced_at is not null`),
    // Addresses that take no mails get no more news.
    index("deliveries_undeliverable_idx").on(sql`lower(${table.email})`).where(sql`bounced_at is not null`),
    index("deliveries_user_idx").on(table.userId).where(sql`user_id is not null`),
    index("deliveries_subscriber_idx").on(table.subscriberId).where(sql`subscriber_id is not null`),
  ],
);
