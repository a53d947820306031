import { index, integer, jsonb, pgTable, text, timestamp } from "#db/orm.ts";

/** What superusers did. Triggers (functions/admin.sql) refuse to change or remove an entry. */
export const auditLog = pgTable(
  "audit_log",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp({ withTimezone: true }).notNull(),
    /** No foreign key: an entry outlives its subject. */
    actorId: integer("actor_id"),
    action: text().notNull(),
    targetType: text("target_type").notNull(),
    targetId: integer("target_id").notNull(),
    details: jsonb().$type<Readonly<Record<string, string | number>>>().notNull(),
  },
  (table) => [
    index("audit_log_at_idx").on(table.at.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index("audit_log_actor_idx").on(table.actorId, table.at.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index("audit_log_target_idx").on(
      table.targetType,
      table.targetId,
      table.at.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index("audit_log_action_idx").on(table.action, table.at.desc().nullsFirst(), table.id.desc().nullsFirst()),
  ],
);

/** Sizes of tables that are too large to count on demand, maintained by triggers like the `video_count`s. */
export const keptCounts = pgTable("kept_counts", {
  name: text({ enum: ["users", "superusers", "blocked", "subscribers", "audit"] }).primaryKey(),
  n: integer().notNull(),
});

/** How many members' pro ends within each hour, without superusers: the future hours add up to the pro members. */
export const proExpiries = pgTable("pro_expiries", {
  hour: timestamp({ withTimezone: true }).primaryKey(),
  members: integer().notNull(),
});

/** What came of the last emails that were given to each mail server: a server counts as working once it accepted one. */
export const mailOutcomes = pgTable("mail_outcomes", {
  /** Host and port. */
  server: text().primaryKey(),
  acceptedAt: timestamp("accepted_at", { withTimezone: true }),
  failedAt: timestamp("failed_at", { withTimezone: true }),
  /** What the server said, or what happened to the connection. */
  failure: text(),
});
