import { chapterOrigins } from "@mindreel/contract/catalogue/chapters";
import { index, integer, pgTable, primaryKey, sql, text } from "#db/orm.ts";
import { tsvector, videos } from "./catalogue.ts";

/** The chapters in effect: all chapters of a video have one origin. */
export const chapters = pgTable(
  "chapters",
  {
    videoId: integer("video_id")
      .notNull()
      .references(() => videos.id, { onDelete: "cascade" }),
    startSeconds: integer("start_seconds").notNull(),
    title: text().notNull(),
    origin: text({ enum: chapterOrigins }).notNull(),
    /** Folded and stemmed like the words of titles. */
    words: tsvector().notNull().generatedAlwaysAs(sql.raw("video_words(title, '')")),
  },
  (table) => [
    primaryKey({ columns: [table.videoId, table.startSeconds] }),
    index("chapters_words_idx").using("gin", table.words),
  ],
);
