import { type Language, languages } from "@mindreel/contract/plain/languages";
import { bigint, boolean, index, integer, jsonb, pgTable, sql, text, uniqueIndex } from "#db/orm.ts";
import { users } from "./accounts.ts";
import { moment } from "./columns.ts";
import { subscribers } from "./newsletter.ts";

/** Settings for mailing news. */
export const newsSettings = pgTable("news_settings", {
  /** One row only. */
  id: boolean().primaryKey().default(true),
  /** For all campaigns together, spread evenly. */
  mailsPerHour: integer("mails_per_hour").notNull().default(36_000),
  digest: text({ enum: ["off", "weekly", "monthly"] })
    .notNull()
    .default("off"),
  /** The time up to which new videos were mailed; null while there is no digest. */
  digestedAt: moment("digested_at"),
  /** When the digest was turned on, which determines the day and the hour of all that follow. */
  digestSince: moment("digest_since"),
});

/** Whether members want news, if they have said so. */
export const newsPreferences = pgTable("news_preferences", {
  userId: integer("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  wanted: boolean().notNull(),
  changedAt: moment("changed_at").notNull(),
});

/** A campaign. */
export const campaigns = pgTable(
  "campaigns",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    subject: text().notNull().default(""),
    /** Shown next to the subject in mailbox listings. */
    previewText: text("preview_text").notNull().default(""),
    /** Markdown. */
    body: text().notNull().default(""),
    /** The videos of its cards, in their order. */
    videoIds: integer("video_ids").array().notNull().default(sql`'{}'`),
    audience: text({ enum: ["subscribers", "members", "pro", "left"] })
      .array()
      .notNull()
      .default(sql`'{subscribers}'`),
    /** Sent only to those in the audience who read this language; null: to all of them. */
    language: text({ enum: languages }),
    /** Its subject and body in languages other than the site's own, if the text is Mindreel's own. */
    translations: jsonb()
      .$type<{ readonly [L in Language]?: { subject: string; body: string } }>()
      .notNull()
      .default({}),
    /** Whether each recipient gets only the videos of categories that they like. */
    isDigest: boolean("is_digest").notNull().default(false),
    state: text({ enum: ["draft", "scheduled", "sending", "paused", "sent", "cancelled"] })
      .notNull()
      .default("draft"),
    /** Incremented by each change of the draft, so that nobody overwrites a change they have not seen. */
    version: integer().notNull().default(1),
    /** When it is due to be sent. */
    sendAt: moment("send_at"),
    /** When its recipients were fixed. */
    begunAt: moment("begun_at"),
    endedAt: moment("ended_at"),
    /** Why the mail server is not accepting mails at the moment. */
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
 * A campaign's mail to one recipient. It becomes `handing_over` before the mail server sees it: a mail that a crash
 * leaves in that state may have arrived, so it becomes `unsure` and is not sent again automatically.
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
    /** How often the mail server deferred it. */
    attempts: integer().notNull().default(0),
    changedAt: moment("changed_at").notNull(),
    /** The mail server's response. */
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
    // Undeliverable addresses get no more news.
    index("deliveries_undeliverable_idx").on(sql`lower(${table.email})`).where(sql`bounced_at is not null`),
    index("deliveries_user_idx").on(table.userId).where(sql`user_id is not null`),
    index("deliveries_subscriber_idx").on(table.subscriberId).where(sql`subscriber_id is not null`),
  ],
);
