import { boolean, integer, jsonb, pgTable, text, timestamp } from "#db/orm.ts";
import { users } from "./accounts.ts";

/** Every version of the site's settings. The last one is in effect; the others are history, for undoing changes. */
export const siteSettings = pgTable("site_settings", {
  version: integer().primaryKey(),
  at: timestamp({ withTimezone: true }).notNull(),
  /** No foreign key: a change outlives its author. */
  actorId: integer("actor_id"),
  /** The version that this one undoes. */
  undoes: integer(),
  /** The settings that differ from the defaults, by name. */
  differences: jsonb().$type<Readonly<Record<string, unknown>>>().notNull(),
});

/** Every opening and closing of the site. The last one is in effect; a site without any is open. */
export const siteOpenings = pgTable("site_openings", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  at: timestamp({ withTimezone: true }).notNull(),
  /** No foreign key: a change outlives its author. */
  actorId: integer("actor_id").notNull(),
  open: boolean().notNull(),
});

/** What connects the site to other services. The last row of a kind is in effect; a change removes the earlier ones. */
export const siteConnections = pgTable("site_connections", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  kind: text().notNull(),
  at: timestamp({ withTimezone: true }).notNull(),
  /** What may be shown; null: the connection was removed. */
  settings: jsonb().$type<Readonly<Record<string, unknown>>>(),
  /** Passwords and keys, as encrypted JSON. */
  sealed: text(),
});

/** The version of the settings whose terms and privacy policy members accepted when they signed up. */
export const legalAcceptances = pgTable("legal_acceptances", {
  userId: integer("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  version: integer().notNull(),
  acceptedAt: timestamp("accepted_at", { withTimezone: true }).notNull(),
});
