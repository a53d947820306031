import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  sql,
  text,
  timestamp,
  uniqueIndex,
} from "#db/orm.ts";

export const users = pgTable(
  "users",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    username: text().notNull(),
    email: text().notNull(),
    /** argon2id in its encoded form; null: the account has no password. */
    passwordHash: text("password_hash"),
    firstName: text("first_name").notNull().default(""),
    lastName: text("last_name").notNull().default(""),
    fullName: text("full_name").notNull().default(""),
    phone: text().notNull().default(""),
    country: text().notNull().default(""),
    gender: text({ enum: ["male", "female"] }),
    age: integer(),
    profilePic: text("profile_pic"),
    language: text().notNull().default(""),
    contentChoice: text("content_choice").notNull().default(""),
    facebook: text().notNull().default(""),
    linkedIn: text("linked_in").notNull().default(""),
    secondaryEmail: text("secondary_email").notNull().default(""),
    /** When the second address was confirmed; a new address must be confirmed again. */
    secondaryEmailConfirmedAt: timestamp("secondary_email_confirmed_at", { withTimezone: true }),
    isSuperuser: boolean("is_superuser").notNull().default(false),
    /** False: blocked. */
    isActive: boolean("is_active").notNull().default(true),
    proExpiryDate: timestamp("pro_expiry_date", { withTimezone: true }),
    /** Until when they have the time of each plan that they pay for, by its id. Written with `proExpiryDate`. */
    heldPlans: jsonb("held_plans").$type<Readonly<Record<string, string>>>().notNull().default({}),
    /**
     * What their plan is, for lists of members: written with `proExpiryDate`, and by a job once it is over; null if they
     * never had any.
     */
    plan: text({ enum: ["active", "cancelling", "past_due", "paused", "free_time", "ended"] }),
    /** Until when it is paid or lasts; of `past_due`, since when; null if it says nothing of time. */
    planAt: timestamp("plan_at", { withTimezone: true }),
    /** Google's id of the person, once they have signed in with Google. */
    googleSub: text("google_sub"),
    /** When the address was confirmed; null: not yet. */
    emailConfirmedAt: timestamp("email_confirmed_at", { withTimezone: true }),
    /** When two-factor authentication was switched on; null: it is off. */
    twoFactorAt: timestamp("two_factor_at", { withTimezone: true }),
    /** Sees videos 7 days before their release; set by redeeming a free month. */
    earlyAccess: boolean("early_access").notNull().default(false),
    /** When the account is due for deletion, as its owner requested; null: never. */
    deletionAt: timestamp("deletion_at", { withTimezone: true }),
    /** Whether the news sign-up of the same address is deleted with the account. */
    forgetsNews: boolean("forgets_news").notNull().default(false),
    /** When they last downloaded a copy of their data. */
    ownDataAt: timestamp("own_data_at", { withTimezone: true }),
    dateJoined: timestamp("date_joined", { withTimezone: true }).notNull().defaultNow(),
    lastLogin: timestamp("last_login", { withTimezone: true }),
  },
  (table) => [
    uniqueIndex("users_email_key").on(sql`lower(${table.email})`),
    uniqueIndex("users_google_sub_key").on(table.googleSub),
    uniqueIndex("users_username_key").on(sql`lower(${table.username})`),
    // For the list of members and its filters.
    index("users_joined_idx").on(table.dateJoined.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index("users_super_idx")
      .on(table.dateJoined.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`is_superuser`),
    index("users_blocked_idx")
      .on(table.dateJoined.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`not is_active`),
    index("users_pro_idx")
      .on(table.dateJoined.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`is_superuser or pro_expiry_date is not null`),
    index("users_pro_expiry_idx").on(table.proExpiryDate).where(sql`not is_superuser and pro_expiry_date is not null`),
    index("users_plan_idx")
      .on(table.plan, table.dateJoined.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`plan is not null`),
    index("users_plan_end_idx").on(table.planAt).where(sql`plan in ('cancelling', 'free_time')`),
    index("users_never_idx")
      .on(table.dateJoined.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`last_login is null`),
    index("users_deletion_idx").on(table.deletionAt).where(sql`deletion_at is not null`),
    index("users_words_idx").using("gin", sql`member_words(username, email, first_name, last_name, full_name)`),
    // For unsubscribing, too.
    index("users_mailbox_idx").on(sql`mailbox_of(email)`),
  ],
);

/** One signed-in device. The token itself is never stored, only its SHA-256. */
export const sessions = pgTable(
  "sessions",
  {
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    tokenHash: text("token_hash").primaryKey(),
    /** Names the session to its owner, who never sees the hash. */
    id: integer().generatedAlwaysAsIdentity(),
    device: text().notNull().default(""),
    /** Whether it was opened with a second factor. */
    twoFactor: boolean("two_factor").notNull().default(false),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    lastUsedAt: timestamp("last_used_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex("sessions_id_key").on(table.id),
    index("sessions_user_idx").on(table.userId),
    index("sessions_last_used_idx").on(table.lastUsedAt),
  ],
);

/** The kinds of device that a member has signed in with, named as sessions are: another one is mailed about. */
export const knownDevices = pgTable(
  "known_devices",
  {
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    device: text().notNull(),
    knownSince: timestamp("known_since", { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.device] }),
    index("known_devices_since_idx").on(table.knownSince),
  ],
);

/**
 * A change of a member's address, which must be confirmed from both the new and the current address. Closed changes
 * stay until they expire: they count towards the limit on requests.
 */
export const emailChanges = pgTable(
  "email_changes",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    newEmail: text("new_email").notNull(),
    newConfirmedAt: timestamp("new_confirmed_at", { withTimezone: true }),
    currentConfirmedAt: timestamp("current_confirmed_at", { withTimezone: true }),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
    /** When it was completed, refused, cancelled or replaced by another one. */
    closedAt: timestamp("closed_at", { withTimezone: true }),
  },
  (table) => [
    // A member has at most one open change.
    uniqueIndex("email_changes_open_key").on(table.userId).where(sql`${table.closedAt} is null`),
    index("email_changes_user_idx").on(table.userId, table.createdAt),
    index("email_changes_expires_idx").on(table.expiresAt),
  ],
);

/** A superuser's invitation to an address: one for each. */
export const invitations = pgTable(
  "invitations",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    email: text().notNull(),
    /** Days of free time that come with it; 0: none. */
    freeDays: integer("free_days").notNull(),
    /** SHA-256 of the token in the latest mail's link, which replaces those before it; null: there is none. */
    tokenHash: text("token_hash"),
    invitedBy: integer("invited_by").references(() => users.id, { onDelete: "set null" }),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    /** When its mail was last asked for. */
    askedAt: timestamp("asked_at", { withTimezone: true }).notNull(),
    /** When the mail server accepted it. */
    mailedAt: timestamp("mailed_at", { withTimezone: true }),
    expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
    withdrawnAt: timestamp("withdrawn_at", { withTimezone: true }),
    usedAt: timestamp("used_at", { withTimezone: true }),
    usedBy: integer("used_by").references(() => users.id, { onDelete: "cascade" }),
  },
  (table) => [
    uniqueIndex("invitations_email_key").on(sql`lower(${table.email})`),
    uniqueIndex("invitations_token_key").on(table.tokenHash),
    index("invitations_invited_by_idx").on(table.invitedBy),
    index("invitations_used_by_idx").on(table.usedBy),
    index("invitations_expires_idx").on(table.expiresAt),
  ],
);

/** The secret that a member shares with their authenticator app; not yet in use while `users.two_factor_at` is null. */
export const authenticators = pgTable("authenticators", {
  userId: integer("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  /** Encrypted, with the key in DATA_DIR/secrets. */
  sealedSecret: text("sealed_secret").notNull(),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  /** The 30-second step of the code used last; that code and earlier ones no longer work. */
  lastStep: integer("last_step"),
  /** Wrong codes since the last correct one. */
  failures: integer().notNull().default(0),
  /** Until then, every code is refused unchecked. */
  retryAt: timestamp("retry_at", { withTimezone: true }),
});

/** Codes for members who have lost their authenticator app; each works once. */
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
    /** The credential id that the authenticator chose, base64url. */
    credentialId: text("credential_id").notNull(),
    /** The public key as COSE, base64url. */
    publicKey: text("public_key").notNull(),
    /** The signature counter last seen; 0 if the authenticator has none. */
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

/** Single-use challenges for a browser to sign. */
export const passkeyChallenges = pgTable(
  "passkey_challenges",
  {
    challenge: text().primaryKey(),
    /** The member who is adding a passkey; null for a sign-in. */
    userId: integer("user_id").references(() => users.id, { onDelete: "cascade" }),
    expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
  },
  (table) => [index("passkey_challenges_expires_idx").on(table.expiresAt)],
);

/** What superusers noted about a member, for each other; part of the member's own data. Only added to. */
export const memberNotes = pgTable(
  "member_notes",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Null once that account is deleted. */
    authorId: integer("author_id").references(() => users.id, { onDelete: "set null" }),
    at: timestamp("at", { withTimezone: true }).notNull(),
    text: text().notNull(),
  },
  (table) => [index("member_notes_user_idx").on(table.userId, table.id)],
);
