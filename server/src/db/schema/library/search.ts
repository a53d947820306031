import { customType, index, integer, pgTable, sql, text } from "#db/orm.ts";
import { tsvector, videos } from "./catalogue.ts";

/** Compared byte by byte, so that an index finds beginnings. */
const bytewise = customType<{ data: string }>({ dataType: () => 'text collate "C"' });

/**
 * What searches find each video by, without where it stands in its texts: one row a video, so that a word that most
 * videos have costs no more than one entry for each. Kept by triggers; empty for a deleted video.
 */
export const searchDocuments = pgTable(
  "search_documents",
  {
    videoId: integer("video_id")
      .primaryKey()
      .references(() => videos.id, { onDelete: "cascade" }),
    /** The words of the title, folded, and `~` before each stem that differs from its word. */
    title: tsvector().notNull(),
    /** The same of everything that is written about it and said in it. */
    words: tsvector().notNull(),
  },
  (table) => [
    index("search_documents_title_idx").using("gin", table.title),
    index("search_documents_words_idx").using("gin", table.words),
  ],
);

/** Every word of the documents: what suggestions and corrections are made of. */
export const searchWords = pgTable(
  "search_words",
  {
    word: bytewise().primaryKey(),
    /** How many videos have it. */
    n: integer().notNull(),
    /** The word, and what is left of it without one of its letters: two words that share one of these are similar. */
    remains: text().array().notNull().generatedAlwaysAs(sql.raw("word_remains(word)")),
  },
  (table) => [index("search_words_remains_idx").using("gin", table.remains)],
);

/** What a job has yet to add to `search_words`: apart, so that two videos never wait for each other's words. */
export const searchWordChanges = pgTable("search_word_changes", {
  word: text().notNull(),
  n: integer().notNull(),
});
