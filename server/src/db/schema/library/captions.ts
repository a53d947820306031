import { captionKinds } from "@mindreel/contract/plain/kinds/caption-kinds";
import { index, integer, pgTable, primaryKey, sql, text, timestamp, uniqueIndex } from "#db/orm.ts";
import { tsvector, videos } from "./catalogue.ts";

/** Timed text of videos. */
export const captions = pgTable(
  "captions",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    videoId: integer("video_id")
      .notNull()
      .references(() => videos.id, { onDelete: "cascade" }),
    kind: text({ enum: captionKinds }).notNull(),
    /** A BCP 47 tag in its canonical form. */
    language: text().notNull(),
    label: text().notNull(),
    /** As it is sent: written by us, with text and harmless tags alone. */
    vtt: text().notNull(),
    cueCount: integer("cue_count").notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    /** When it was removed or replaced. It can be restored for some days. */
    deletedAt: timestamp("deleted_at", { withTimezone: true }),
  },
  (table) => [
    uniqueIndex("captions_place_key")
      .on(table.videoId, table.language, table.kind, table.label)
      .where(sql`deleted_at is null`),
    index("captions_video_idx").on(table.videoId),
    index("captions_deleted_idx").on(table.deletedAt, table.id).where(sql`deleted_at is not null`),
  ],
);

/** What is said in videos, in stretches that searches find: of captions that are not deleted, and that hold words. */
export const captionPassages = pgTable(
  "caption_passages",
  {
    captionId: integer("caption_id")
      .notNull()
      .references(() => captions.id, { onDelete: "cascade" }),
    /** Counts from 0. */
    n: integer().notNull(),
    videoId: integer("video_id").notNull(),
    /** Milliseconds. */
    startMs: integer("start_ms").notNull(),
    endMs: integer("end_ms").notNull(),
    /** When each line begins, in milliseconds. */
    lineStarts: integer("line_starts").array().notNull(),
    /** What its cues say, one to a line. */
    lines: text().notNull(),
    /** How the next passage begins, so that a phrase is found that crosses into it. */
    tail: text().notNull(),
    /** Folded and stemmed like the words of titles. */
    words: tsvector().notNull().generatedAlwaysAs(sql.raw("video_words(lines, tail)")),
  },
  (table) => [
    primaryKey({ columns: [table.captionId, table.n] }),
    index("caption_passages_words_idx").using("gin", table.words),
    index("caption_passages_video_idx").on(table.videoId),
  ],
);
