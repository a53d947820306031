import { signingProviders } from "@mindreel/contract/plain/kinds/signing-providers";
import {
  bigint,
  boolean,
  index,
  integer,
  pgSequence,
  pgTable,
  primaryKey,
  sql,
  text,
  timestamp,
  uniqueIndex,
} from "#db/orm.ts";
import { users } from "#db/schema/accounts.ts";
import { videos } from "./catalogue.ts";

const userId = () =>
  integer("user_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });

const videoId = () =>
  integer("video_id")
    .notNull()
    .references(() => videos.id, { onDelete: "cascade" });

/** Numbers the reports of plays by their arrival, independent of clocks. */
export const reportNumbers = pgSequence("report_numbers");

/**
 * Plays. Where a member left off in a video is the position of the play that reported one last, so a report writes one
 * row. No index has a column that reports change, except for the first report after a play was counted.
 */
export const plays = pgTable(
  "plays",
  {
    userId: userId(),
    /** Its name, unique per member. */
    session: text().notNull(),
    videoId: videoId(),
    device: text().notNull(),
    /** The sequence number of its latest report; earlier ones that arrive later are ignored. */
    seq: integer().notNull().default(-1),
    /** Seconds; null until the first report, and again once the member clears it. */
    position: integer(),
    /** Seconds, as reported by the player. */
    duration: integer(),
    /** The position at which it began, in seconds; null until the first report of one. */
    firstPosition: integer("first_position"),
    /** The furthest position, in seconds. */
    reached: integer().notNull().default(0),
    /** From `reportNumbers`, when it last reported. */
    reportNumber: bigint("report_number", { mode: "number" }),
    begunAt: timestamp("begun_at", { withTimezone: true }).notNull(),
    seenAt: timestamp("seen_at", { withTimezone: true }).notNull(),
    /** False once the player reports that it has stopped. */
    playing: boolean().notNull().default(true),
    /** Ended by the member from another device. */
    ended: boolean().notNull().default(false),
    /** Whether `video_retention` includes all of it. The next report makes it false again. */
    counted: boolean().notNull().default(false),
    /** The step up to which it was counted; null: not at all. */
    countedStep: integer("counted_step"),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.session] }),
    index("plays_video_idx").on(table.videoId, table.userId),
    index("plays_uncounted_idx").on(table.begunAt).where(sql`not counted`),
  ],
);

/** How many plays of a video began at each hundredth of its length, and how many got no further. Names no member. */
export const videoRetention = pgTable(
  "video_retention",
  {
    videoId: videoId(),
    step: integer().notNull(),
    began: integer().notNull(),
    stopped: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.videoId, table.step] })],
);

/** The videos that members have watched to the end, or marked as watched. Playing one again changes nothing. */
export const watched = pgTable(
  "watched",
  {
    userId: userId(),
    videoId: videoId(),
    at: timestamp({ withTimezone: true }).notNull(),
    /** From the sequence that numbers player reports; null: older than that sequence. */
    reportNumber: bigint("report_number", { mode: "number" }).default(sql`nextval('report_numbers')`),
  },
  (table) => [primaryKey({ columns: [table.userId, table.videoId] }), index("watched_video_idx").on(table.videoId)],
);

/** Members' playback preferences; no row if they never chose. */
export const playbackPreferences = pgTable("playback_preferences", {
  userId: userId().primaryKey(),
  /** Whether the next video of a series starts automatically. */
  autoplayNext: boolean("autoplay_next").notNull(),
});

/** Protected hosts. Every server is notified of a change (`tell_change`). */
export const protectedSources = pgTable(
  "protected_sources",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** In lower case, with its port if that is not the default. */
    host: text().notNull(),
    provider: text({ enum: signingProviders }).notNull(),
    /** Empty if the provider's keys have no names; `region` likewise. */
    keyId: text("key_id").notNull(),
    region: text().notNull(),
    /** Encrypted, with the key in DATA_DIR/secrets. */
    sealedSecret: text("sealed_secret").notNull(),
    /** By which superusers recognise the secret. */
    secretHint: text("secret_hint").notNull(),
    setAt: timestamp("set_at", { withTimezone: true }).notNull(),
  },
  (table) => [uniqueIndex("protected_sources_host_key").on(table.host)],
);
