import { boolean, index, integer, pgTable, primaryKey, text, timestamp, uniqueIndex } from "#db/orm.ts";
import { sessions, users } from "#db/schema/accounts.ts";
import { videos } from "./catalogue.ts";
import { requests } from "./requests.ts";

const userId = () =>
  integer("user_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });

/** Whose new videos a member wants to hear of. Without a foreign key: a deleted category can be restored with its id. */
export const followedCategories = pgTable(
  "followed_categories",
  {
    categoryId: integer("category_id").notNull(),
    userId: userId(),
    followedAt: timestamp("followed_at", { withTimezone: true }).notNull(),
  },
  // Followers are told in the order of their ids.
  (table) => [
    primaryKey({ columns: [table.categoryId, table.userId] }),
    index("followed_categories_user_idx").on(table.userId),
  ],
);

/** The same of series. */
export const followedSeries = pgTable(
  "followed_series",
  {
    seriesId: integer("series_id").notNull(),
    userId: userId(),
    followedAt: timestamp("followed_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.seriesId, table.userId] }),
    index("followed_series_user_idx").on(table.userId),
  ],
);

export const noticeKinds = ["video", "answer"] as const;

/** What a member was told: of each thing once. */
export const notices = pgTable(
  "notices",
  {
    userId: userId(),
    kind: text({ enum: noticeKinds }).notNull(),
    /** The id of the video, or of the request that it answers. */
    subjectId: integer("subject_id").notNull(),
    /** What it leads to. */
    videoId: integer("video_id")
      .notNull()
      .references(() => videos.id, { onDelete: "cascade" }),
    /** That of an answer. */
    requestId: integer("request_id").references(() => requests.id, { onDelete: "cascade" }),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    readAt: timestamp("read_at", { withTimezone: true }),
    /** False: the member wants to be told in other ways only. */
    inApp: boolean("in_app").notNull().default(true),
    /** Until it is mailed, or read before that. */
    awaitsMail: boolean("awaits_mail").notNull().default(false),
    /** Until it is pushed, or read before that. */
    awaitsPush: boolean("awaits_push").notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.kind, table.subjectId] }),
    index("notices_latest_idx").on(table.userId, table.createdAt.desc().nullsFirst()),
    index("notices_video_idx").on(table.videoId),
    index("notices_request_idx").on(table.requestId),
  ],
);

/** Videos of which followers are still to be told, kept by triggers: new ones, and new ones in a series or category. */
export const videosToTell = pgTable("videos_to_tell", {
  videoId: integer("video_id")
    .primaryKey()
    .references(() => videos.id, { onDelete: "cascade" }),
  /** Who is being told, or was: those who see it early, or everybody. Null: nobody yet. */
  round: text({ enum: ["early", "released"] }),
  /** The member up to whom that round has come; null: it is over. */
  toldUpTo: integer("told_up_to").default(0),
});

/** How members want to be told; those who never said have no row. Mails about answers are in `request_preferences`. */
export const noticePreferences = pgTable("notice_preferences", {
  userId: userId().primaryKey(),
  appVideos: boolean("app_videos").notNull().default(true),
  mailVideos: boolean("mail_videos").notNull().default(false),
  pushVideos: boolean("push_videos").notNull().default(true),
  appAnswers: boolean("app_answers").notNull().default(true),
  pushAnswers: boolean("push_answers").notNull().default(true),
  /** Such as `22:00`; null, as the other two: there are no quiet hours. */
  quietFrom: text("quiet_from"),
  quietUntil: text("quiet_until"),
  timeZone: text("time_zone"),
});

/** To whom a mail about new videos is due. */
export const noticeMails = pgTable(
  "notice_mails",
  {
    userId: userId().primaryKey(),
    dueAt: timestamp("due_at", { withTimezone: true }).notNull(),
  },
  (table) => [index("notice_mails_due_idx").on(table.dueAt, table.userId)],
);

/** To whom a push is due. */
export const noticePushes = pgTable(
  "notice_pushes",
  {
    userId: userId().primaryKey(),
    dueAt: timestamp("due_at", { withTimezone: true }).notNull(),
  },
  (table) => [index("notice_pushes_due_idx").on(table.dueAt, table.userId)],
);

/** The devices to which notices are pushed. A subscription ends with its session. */
export const pushSubscriptions = pgTable(
  "push_subscriptions",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: userId(),
    tokenHash: text("token_hash")
      .notNull()
      .references(() => sessions.tokenHash, { onDelete: "cascade" }),
    /** At the browser's push service. Whoever knows it can use it up, but not read or write what is pushed. */
    endpoint: text().notNull(),
    /** The browser's public key, base64url. */
    p256dh: text().notNull(),
    /** What it shares with those who may encrypt for it, base64url. */
    auth: text().notNull(),
    language: text().notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex("push_subscriptions_session_key").on(table.tokenHash),
    index("push_subscriptions_user_idx").on(table.userId),
    index("push_subscriptions_endpoint_idx").on(table.endpoint),
  ],
);

/** Notifications that are on their way to one device: several new videos, or one answer. */
export const pushes = pgTable(
  "pushes",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: userId(),
    subscriptionId: integer("subscription_id")
      .notNull()
      .references(() => pushSubscriptions.id, { onDelete: "cascade" }),
    videoIds: integer("video_ids").array().notNull(),
    requestId: integer("request_id"),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    /** When a server began to send it, which happens once; null: not yet, or the push service wants it later. */
    begunAt: timestamp("begun_at", { withTimezone: true }),
    attempts: integer().notNull().default(0),
  },
  (table) => [
    index("pushes_user_idx").on(table.userId),
    index("pushes_subscription_idx").on(table.subscriptionId),
    index("pushes_created_idx").on(table.createdAt),
  ],
);
