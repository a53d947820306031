import { integer, jsonb, pgTable, timestamp } from "#db/orm.ts";
import { users } from "./accounts.ts";

/**
 * Every version of the site's settings. The last one counts; the others are for looking back, and to undo a change.
 */
export const siteSettings = pgTable("site_settings", {
  version: integer().primaryKey(),
  at: timestamp({ withTimezone: true }).notNull(),
  /** No foreign key: a change outlives whoever made it. */
  actorId: integer("actor_id"),
  /** The version whose change this one takes back. */
  undoes: integer(),
  /** The settings that differ from the defaults, by name. */
  differences: jsonb().$type<Readonly<Record<string, unknown>>>().notNull(),
});

/** Which terms and privacy policy members accepted when they signed up: the version of the settings has their words. */
export const legalAcceptances = pgTable("legal_acceptances", {
  userId: integer("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  version: integer().notNull(),
  acceptedAt: timestamp("accepted_at", { withTimezone: true }).notNull(),
});
