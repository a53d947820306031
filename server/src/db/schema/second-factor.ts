import { integer, pgTable, primaryKey, text, timestamp } from "#db/orm.ts";
import { users } from "#db/schema/accounts.ts";

/** The key that a member shares with their authenticator app; before `users.two_factor_at` is set, one being set up. */
export const authenticators = pgTable("authenticators", {
  userId: integer("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  /** Encrypted, with the key in DATA_DIR/secrets. */
  sealedSecret: text("sealed_secret").notNull(),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  /** The half minute whose code was used last: that code and those before it are used up. */
  lastStep: integer("last_step"),
  /** Wrong codes since the last right one. */
  failures: integer().notNull().default(0),
  /** No code is looked at before. */
  retryAt: timestamp("retry_at", { withTimezone: true }),
});

/** Codes for whoever has lost their authenticator app, each of which works once. */
export const recoveryCodes = pgTable(
  "recovery_codes",
  {
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    codeHash: text("code_hash").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
);
