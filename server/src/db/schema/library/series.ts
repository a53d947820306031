import type { VideoWords } from "@mindreel/contract/catalogue/translations";
import { bigint, index, integer, pgTable, primaryKey, sql, text, timestamp, uniqueIndex } from "#db/orm.ts";
import { users } from "#db/schema/accounts.ts";
import { openTo, translations, videos } from "./catalogue.ts";

export const series = pgTable(
  "series",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    title: text().notNull(),
    description: text().notNull().default(""),
    /** Id of the stored picture; null: that of its first video is shown. */
    thumbnail: text(),
    openTo: openTo(),
    translations: translations<VideoWords>(),
    titleKey: text("title_key").notNull().generatedAlwaysAs(sql.raw("fold_text(title)")),
  },
  (table) => [uniqueIndex("series_title_key").on(sql`lower(${table.title})`)],
);

/**
 * The videos of series, ordered by `place`, which has gaps where videos were purged; the number on screen is counted. A
 * deleted video keeps its place while it can be restored. Places are unique: that constraint is checked at the end of a
 * statement, which Drizzle cannot express (migrations/0000_initial.sql).
 */
export const seriesVideos = pgTable("series_videos", {
  /** Each is in one series at most, so that the next video is unambiguous. */
  videoId: integer("video_id")
    .primaryKey()
    .references(() => videos.id, { onDelete: "cascade" }),
  seriesId: integer("series_id")
    .notNull()
    .references(() => series.id, { onDelete: "cascade" }),
  place: integer().notNull(),
  /**
   * When the video becomes visible, so that a series can be counted without its videos; null while it is deleted.
   * Maintained by triggers.
   */
  shownFrom: timestamp("shown_from", { withTimezone: true }),
});

/** Series that can be restored, with their videos, in order. */
export const deletedSeries = pgTable("deleted_series", {
  /** The series' id. */
  id: integer().primaryKey(),
  title: text().notNull(),
  description: text().notNull(),
  thumbnail: text(),
  openTo: openTo(),
  videoIds: integer("video_ids").array().notNull(),
  translations: translations<VideoWords>(),
  deletedAt: timestamp("deleted_at", { withTimezone: true }).notNull(),
});

/** Series whose next video a member does not want to be offered until they watch another one from it. */
export const dismissedSeries = pgTable(
  "dismissed_series",
  {
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    seriesId: integer("series_id")
      .notNull()
      .references(() => series.id, { onDelete: "cascade" }),
    /** From the sequence that numbers player reports. */
    reportNumber: bigint("report_number", { mode: "number" }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.seriesId] }),
    index("dismissed_series_series_idx").on(table.seriesId),
  ],
);
