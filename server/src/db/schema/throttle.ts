import { doublePrecision, pgTable, text, timestamp } from "#db/orm.ts";

/**
 * How often something was tried of late, by a keyed hash of what and who, or by a member's number: no address stands
 * here. Kept in the database, so that several servers count together, and a restart forgives nobody.
 */
export const attempts = pgTable("attempts", {
  key: text().primaryKey(),
  /** Attempts that count at `at`; they wear off with time. */
  level: doublePrecision().notNull(),
  at: timestamp({ withTimezone: true }).notNull(),
  /** From when on the next one needs no proof of work. */
  freeAt: timestamp("free_at", { withTimezone: true }).notNull(),
  /** When the row means nothing any more. */
  forgetAt: timestamp("forget_at", { withTimezone: true }).notNull(),
});

/** Random keys that all servers over this database share. They guard nobody's data. */
export const serverKeys = pgTable("server_keys", {
  name: text().primaryKey(),
  key: text().notNull(),
});
