import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { boolean, index, integer, pgTable, primaryKey, sql, text, timestamp, uniqueIndex } from "#db/orm.ts";
import { users } from "#db/schema/accounts.ts";
import { videos } from "./catalogue.ts";

/** Requests by members. A request lives as long as somebody wants it: one without votes is on no list. */
export const requests = pgTable(
  "requests",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    text: text().notNull(),
    /** The folded text: requests for the same thing share it. */
    key: text().notNull(),
    /** Null once the account is deleted, or its owner no longer wants it. */
    askedBy: integer("asked_by").references(() => users.id, { onDelete: "set null" }),
    askedAt: timestamp("asked_at", { withTimezone: true }).notNull(),
    /** Kept by triggers on `request_votes`. */
    votes: integer().notNull().default(0),
    mergedInto: integer("merged_into").references((): AnyPgColumn => requests.id, { onDelete: "cascade" }),
    /** The answer. Without its video, a request is open again. */
    videoId: integer("video_id").references(() => videos.id, { onDelete: "set null" }),
    answeredAt: timestamp("answered_at", { withTimezone: true }),
    declinedAt: timestamp("declined_at", { withTimezone: true }),
    deletedAt: timestamp("deleted_at", { withTimezone: true }),
  },
  (table) => [
    uniqueIndex("requests_key_key").on(table.key).where(sql`deleted_at is null`),
    index("requests_wanted_idx")
      .on(table.votes.desc().nullsFirst(), table.id)
      .where(sql`merged_into is null and deleted_at is null and votes > 0`),
    index("requests_open_idx")
      .on(table.id)
      .where(
        sql`merged_into is null and deleted_at is null and votes > 0 and video_id is null and declined_at is null`,
      ),
    index("requests_answered_idx")
      .on(table.answeredAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`video_id is not null`),
    index("requests_video_idx").on(table.videoId).where(sql`video_id is not null`),
    index("requests_merged_idx").on(table.mergedInto).where(sql`merged_into is not null`),
    index("requests_asked_idx").on(table.askedBy, table.askedAt).where(sql`asked_by is not null`),
  ],
);

/** Votes. Merging moves votes to the request that remains; a member's second vote stays behind, uncounted. */
export const requestVotes = pgTable(
  "request_votes",
  {
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    requestId: integer("request_id")
      .notNull()
      .references(() => requests.id, { onDelete: "cascade" }),
    /** The request that the member made or voted for, to which the vote returns when a merge is undone. */
    castFor: integer("cast_for")
      .notNull()
      .references(() => requests.id, { onDelete: "cascade" }),
    castAt: timestamp("cast_at", { withTimezone: true }).notNull(),
    /** When the answer was mailed, or would have been if the member wanted mails. */
    toldAt: timestamp("told_at", { withTimezone: true }),
    /** When the member saw the answer. */
    seenAt: timestamp("seen_at", { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.requestId] }),
    index("request_votes_request_idx").on(table.requestId),
    index("request_votes_cast_idx").on(table.castFor),
    index("request_votes_untold_idx").on(table.requestId).where(sql`told_at is null`),
  ],
);

/** How members want to be notified of answers; no row if they never chose. */
export const requestPreferences = pgTable("request_preferences", {
  userId: integer("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  mailAnswers: boolean("mail_answers").notNull(),
});
