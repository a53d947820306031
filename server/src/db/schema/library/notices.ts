import { boolean, index, integer, pgTable, primaryKey, text, timestamp, uniqueIndex } from "#db/orm.ts";
import { sessions, users } from "#db/schema/accounts.ts";
import { videos } from "./catalogue.ts";
import { requests } from "./requests.ts";

const userId = () =>
  integer("user_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });

/** The categories that members follow. Without a foreign key: a deleted category can be restored with its id. */
export const followedCategories = pgTable(
  "followed_categories",
  {
    categoryId: integer("category_id").notNull(),
    userId: userId(),
    followedAt: timestamp("followed_at", { withTimezone: true }).notNull(),
  },
  // Followers are notified in the order of their ids.
  (table) => [
    primaryKey({ columns: [table.categoryId, table.userId] }),
    index("followed_categories_user_idx").on(table.userId),
  ],
);

/** The series that members follow, likewise. */
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

/** Notices to members: one for each thing. */
export const notices = pgTable(
  "notices",
  {
    userId: userId(),
    kind: text({ enum: noticeKinds }).notNull(),
    /** The id of the video, or of the request that it answers. */
    subjectId: integer("subject_id").notNull(),
    /** The video that it links to. */
    videoId: integer("video_id")
      .notNull()
      .references(() => videos.id, { onDelete: "cascade" }),
    /** The request, if this is an answer. */
    requestId: integer("request_id").references(() => requests.id, { onDelete: "cascade" }),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    readAt: timestamp("read_at", { withTimezone: true }),
    /** False: the member wants other kinds of notification only. */
    inApp: boolean("in_app").notNull().default(true),
    /** True until it is mailed, or read before that. */
    awaitsMail: boolean("awaits_mail").notNull().default(false),
    /** True until it is pushed, or read before that. */
    awaitsPush: boolean("awaits_push").notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.kind, table.subjectId] }),
    index("notices_latest_idx").on(table.userId, table.createdAt.desc().nullsFirst()),
    index("notices_video_idx").on(table.videoId),
    index("notices_request_idx").on(table.requestId),
  ],
);

/**
 * Videos whose followers are yet to be notified, maintained by triggers: new videos, or newly in a series or category.
 * No foreign key, see decision 0005.
 */
export const videosToAnnounce = pgTable("videos_to_tell", {
  videoId: integer("video_id").primaryKey(),
  /** The current or last round of notifications: to members with early access, or to everybody. Null: none yet. */
  round: text({ enum: ["early", "released"] }),
  /** The member up to whom that round has got; null: it is finished. */
  notifiedUpTo: integer("told_up_to").default(0),
});

/** How members want to be notified; no row if they never chose. Mails about answers are in `request_preferences`. */
export const noticePreferences = pgTable("notice_preferences", {
  userId: userId().primaryKey(),
  appVideos: boolean("app_videos").notNull().default(true),
  mailVideos: boolean("mail_videos").notNull().default(false),
  pushVideos: boolean("push_videos").notNull().default(true),
  appAnswers: boolean("app_answers").notNull().default(true),
  pushAnswers: boolean("push_answers").notNull().default(true),
  mailFreeTime: boolean("mail_free_time").notNull().default(true),
  mailSubscription: boolean("mail_subscription").notNull().default(true),
  mailSignIns: boolean("mail_sign_ins").notNull().default(true),
  /** In the form `22:00`; null, like the other two: there are no quiet hours. */
  quietFrom: text("quiet_from"),
  quietUntil: text("quiet_until"),
  timeZone: text("time_zone"),
});

/** The members to whom a mail about new videos is due. */
export const noticeMails = pgTable(
  "notice_mails",
  {
    userId: userId().primaryKey(),
    dueAt: timestamp("due_at", { withTimezone: true }).notNull(),
  },
  (table) => [index("notice_mails_due_idx").on(table.dueAt, table.userId)],
);

/** The members to whom a push is due. */
export const noticePushes = pgTable(
  "notice_pushes",
  {
    userId: userId().primaryKey(),
    dueAt: timestamp("due_at", { withTimezone: true }).notNull(),
  },
  (table) => [index("notice_pushes_due_idx").on(table.dueAt, table.userId)],
);

/** Push subscriptions. Each ends with its session. */
export const pushSubscriptions = pgTable(
  "push_subscriptions",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: userId(),
    tokenHash: text("token_hash")
      .notNull()
      .references(() => sessions.tokenHash, { onDelete: "cascade" }),
    /** At the browser's push service. Anyone who has it can exhaust it, but not read or forge pushes. */
    endpoint: text().notNull(),
    /** The browser's public key, base64url. */
    p256dh: text().notNull(),
    /** The secret shared with senders who may encrypt for it, base64url. */
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

/** Pushes in transit to one device: several new videos, or one answer. */
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
    /** When a server began the one attempt to send it; null: not yet, or the push service deferred it. */
    begunAt: timestamp("begun_at", { withTimezone: true }),
    attempts: integer().notNull().default(0),
  },
  (table) => [
    index("pushes_user_idx").on(table.userId),
    index("pushes_subscription_idx").on(table.subscriptionId),
    index("pushes_created_idx").on(table.createdAt),
  ],
);
