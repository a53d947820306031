import { index, integer, pgTable, primaryKey, sql, text, timestamp } from "#db/orm.ts";
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

export const likes = pgTable("likes", { userId: userId(), videoId: videoId() }, (table) => [
  primaryKey({ columns: [table.userId, table.videoId] }),
  index("likes_video_idx").on(table.videoId, table.userId),
]);

/** Members' private notes at a second of a video. No foreign key to the video: notes outlive it. */
export const notes = pgTable(
  "notes",
  {
    userId: userId(),
    id: integer().notNull().generatedAlwaysAsIdentity(),
    videoId: integer("video_id").notNull(),
    /** The title when the note was written, for when the member cannot see the video. */
    videoTitle: text("video_title").notNull(),
    /** In seconds. */
    at: integer().notNull(),
    text: text().notNull(),
    /** Its words as searches read them, written by a trigger; null in old notes until a job reads them. */
    folded: text(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    updatedAt: timestamp("updated_at", { withTimezone: true }).notNull(),
    /** Purged at night; until then, the deletion can be undone. */
    deletedAt: timestamp("deleted_at", { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index("notes_video_idx").on(table.userId, table.videoId, table.at),
    index("notes_deleted_idx").on(table.deletedAt).where(sql`deleted_at is not null`),
  ],
);

export const listKinds = ["saved", "recent"] as const;
export type ListKind = (typeof listKinds)[number];

/**
 * A member's list of saved or of recently watched videos. `video_count` is maintained by a trigger on `list_videos`.
 */
export const lists = pgTable(
  "lists",
  {
    userId: userId(),
    kind: text({ enum: listKinds }).notNull(),
    videoCount: integer("video_count").notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind] })],
);

export const listVideos = pgTable(
  "list_videos",
  {
    userId: userId(),
    kind: text({ enum: listKinds }).notNull(),
    videoId: videoId(),
    /** When it was saved, or last watched. */
    addedAt: timestamp("added_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.kind, table.videoId] }),
    index("list_videos_added_idx").on(
      table.userId,
      table.kind,
      table.addedAt.desc().nullsFirst(),
      table.videoId.desc().nullsFirst(),
    ),
    index("list_videos_video_idx").on(table.videoId),
  ],
);
