import { integer, pgTable, text, timestamp } from "#db/orm.ts";

/** How many there are of what is too many to count. Triggers keep it, as they keep the `video_count`s. */
export const keptCounts = pgTable("kept_counts", {
  name: text({ enum: ["users", "superusers", "blocked", "subscribers", "audit"] }).primaryKey(),
  n: integer().notNull(),
});

/** How many members' pro (superusers' aside) ends within which hour: whoever is pro now is counted from these. */
export const proExpiries = pgTable("pro_expiries", {
  hour: timestamp({ withTimezone: true }).primaryKey(),
  members: integer().notNull(),
});
