import { signingProviders } from "@mindreel/contract/plain/kinds/signing-providers";
import { bigint, boolean, index, integer, pgTable, primaryKey, sql, text, timestamp, uniqueIndex } from "#db/orm.ts";
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

/**
 * Each time that a member plays a video. Where a member left off in a video is the position of the play that told one
 * last, so a report writes one row. No index has a column that reports change, but for the
 * first one after a play was counted.
 */
export const plays = pgTable(
  "plays",
  {
    userId: userId(),
    /** Its name, unique for the member. */
    session: text().notNull(),
    videoId: videoId(),
    device: text().notNull(),
    /** Of its latest report; an earlier one that arrives later changes nothing. */
    seq: integer().notNull().default(-1),
    /** Seconds; null until the first report, and again once the member has it forgotten. */
    position: integer(),
    /** Seconds, as the player knows it. */
    duration: integer(),
    /** Where it began, in seconds; null until it has told a position. */
    firstPosition: integer("first_position"),
    /** The furthest position, in seconds. */
    reached: integer().notNull().default(0),
    /** Orders the reports of all plays by their arrival, whatever clocks say. */
    told: bigint({ mode: "number" }),
    begunAt: timestamp("begun_at", { withTimezone: true }).notNull(),
    seenAt: timestamp("seen_at", { withTimezone: true }).notNull(),
    /** False once it has told that it stopped. */
    playing: boolean().notNull().default(true),
    /** Ended by the member from another device. */
    ended: boolean().notNull().default(false),
    /** Whether `video_retention` has all of it. The first report after that makes it false again. */
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

/** The videos that members have seen to their end, or marked so. Playing one again changes nothing. */
export const watched = pgTable(
  "watched",
  {
    userId: userId(),
    videoId: videoId(),
    at: timestamp({ withTimezone: true }).notNull(),
    /** Its place among what players tell; null: before these were kept. */
    told: bigint({ mode: "number" }).default(sql`nextval('plays_told')`),
  },
  (table) => [primaryKey({ columns: [table.userId, table.videoId] }), index("watched_video_idx").on(table.videoId)],
);

/** How members want videos to be played; those who never said have no row. */
export const playbackPreferences = pgTable("playback_preferences", {
  userId: userId().primaryKey(),
  /** Whether the next video of a series begins by itself. */
  autoplayNext: boolean("autoplay_next").notNull(),
});

/** Hosts whose videos are played by signed addresses. Every server hears of a change (`tell_change`). */
export const protectedSources = pgTable(
  "protected_sources",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** In lower case, with its port where it is not the usual one. */
    host: text().notNull(),
    provider: text({ enum: signingProviders }).notNull(),
    /** Empty where the provider's keys have no names; `region` likewise. */
    keyId: text("key_id").notNull(),
    region: text().notNull(),
    /** Encrypted, with the key in DATA_DIR/secrets. */
    sealedSecret: text("sealed_secret").notNull(),
    /** What superusers recognise the secret by. */
    secretHint: text("secret_hint").notNull(),
    setAt: timestamp("set_at", { withTimezone: true }).notNull(),
  },
  (table) => [uniqueIndex("protected_sources_host_key").on(table.host)],
);
