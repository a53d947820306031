import { boolean, index, integer, pgTable, sql, text, timestamp } from "#db/orm.ts";
import { videos } from "./catalogue.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** What is known of each video beside itself. A trigger on `videos` makes the row, and empties it for a new source. */
export const videoHealth = pgTable(
  "video_health",
  {
    videoId: integer("video_id")
      .primaryKey()
      .references(() => videos.id, { onDelete: "cascade" }),
    /** The same for videos that are the same one: the id at the provider, or a digest of the address. */
    mark: text().notNull(),
    /** Whether anybody ever watched it. Kept by triggers on `watch_days` and `list_videos`. */
    watched: boolean().notNull().default(false),
    /** When its provider was last asked, and when it last answered. */
    askedAt: moment("asked_at").notNull().default(sql`'-infinity'`),
    answeredAt: moment("answered_at"),
    /** Why it does not play, as the provider said; null: nothing is known against it. */
    state: text({ enum: ["gone", "private", "not_embeddable", "not_video"] }),
  },
  (table) => [
    index("video_health_asked_idx").on(table.askedAt, table.videoId),
    index("video_health_mark_idx").on(table.mark, table.videoId),
    index("video_health_dead_idx").on(table.videoId).where(sql`state is not null`),
    index("video_health_unwatched_idx").on(table.videoId).where(sql`not watched`),
  ],
);

/** How many videos (deleted ones aside) have a mark. Kept by the trigger on `videos`. */
export const sameVideos = pgTable("same_videos", { mark: text().primaryKey(), n: integer().notNull() }, (table) => [
  index("same_videos_twice_idx").on(table.mark).where(sql`n > 1`),
]);
