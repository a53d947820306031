import { check, doublePrecision, index, integer, pgTable, sql, text } from "#db/orm.ts";
import { emailChanges, users } from "./accounts.ts";
import { moment } from "./columns.ts";
import { offers } from "./newsletter.ts";

/**
 * Throttle state. Keys are keyed hashes of the target and the caller, or members' ids, so no address is stored. In the
 * database, so that several servers share the counts and a restart resets nothing.
 */
export const attempts = pgTable("attempts", {
  key: text().primaryKey(),
  /** Attempts that count at `at`; the number decays with time. */
  level: doublePrecision().notNull(),
  at: moment("at").notNull(),
  /** From when the next attempt needs no proof of work. */
  freeAt: moment("free_at").notNull(),
  /** When the row no longer matters and may be deleted. */
  forgetAt: moment("forget_at").notNull(),
});

/** Random keys shared by all servers on this database. They protect nobody's data, or are encrypted. */
export const serverKeys = pgTable("server_keys", {
  name: text().primaryKey(),
  key: text().notNull(),
});

/**
 * Pending one-time links. Only the SHA-256 of a link's token is stored. A link belongs to exactly one subject, which
 * its purpose names, and is deleted with it.
 */
export const oneTimeLinks = pgTable(
  "one_time_links",
  {
    tokenHash: text("token_hash").primaryKey(),
    purpose: text({
      enum: [
        "password_reset",
        "email_confirmation",
        "secondary_email_confirmation",
        "email_change_new",
        "email_change_current",
        "offer",
      ],
    }).notNull(),
    userId: integer("user_id").references(() => users.id, { onDelete: "cascade" }),
    emailChangeId: integer("email_change_id").references(() => emailChanges.id, { onDelete: "cascade" }),
    offerId: integer("offer_id").references(() => offers.id, { onDelete: "cascade" }),
    /** Where the link was mailed to. */
    email: text().notNull(),
    createdAt: moment("created_at").notNull(),
    expiresAt: moment("expires_at").notNull(),
    /** When the mail server accepted the mail; null while it is being sent, or if the process died before that. */
    mailedAt: moment("mailed_at"),
  },
  (table) => [
    check("one_time_links_subject", sql`num_nonnulls(user_id, email_change_id, offer_id) = 1`),
    index("one_time_links_user_idx").on(table.userId).where(sql`user_id is not null`),
    index("one_time_links_email_change_idx").on(table.emailChangeId).where(sql`email_change_id is not null`),
    index("one_time_links_offer_idx").on(table.offerId).where(sql`offer_id is not null`),
    index("one_time_links_expires_idx").on(table.expiresAt),
  ],
);
