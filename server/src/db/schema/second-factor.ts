import { bigint, index, integer, pgTable, primaryKey, text, timestamp, uniqueIndex } from "#db/orm.ts";
import { users } from "./accounts.ts";

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

export const passkeys = pgTable(
  "passkeys",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** The authenticator's own id of it, base64url. */
    credentialId: text("credential_id").notNull(),
    /** COSE, base64url. */
    publicKey: text("public_key").notNull(),
    /** The last one that came with a signature; 0 where the authenticator counts none. */
    counter: bigint({ mode: "number" }).notNull(),
    transports: text().array().notNull(),
    name: text().notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    lastUsedAt: timestamp("last_used_at", { withTimezone: true }),
  },
  (table) => [
    uniqueIndex("passkeys_credential_key").on(table.credentialId),
    index("passkeys_user_idx").on(table.userId),
  ],
);

/** What a browser was given to sign, each for one use. */
export const passkeyChallenges = pgTable(
  "passkey_challenges",
  {
    challenge: text().primaryKey(),
    /** Whoever adds a passkey; null: somebody who signs in. */
    userId: integer("user_id").references(() => users.id, { onDelete: "cascade" }),
    expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
  },
  (table) => [index("passkey_challenges_expires_idx").on(table.expiresAt)],
);
