import { customType, index, integer, pgTable, sql, text } from "#db/orm.ts";
import { tsvector } from "./catalogue.ts";

/** Compared byte by byte, so that an index can find prefixes. */
const bytewise = customType<{ data: string }>({ dataType: () => 'text collate "C"' });

/**
 * The words by which searches find each video, without positions in its texts: one row per video, so that a word in
 * most videos costs no more than one entry for each. Maintained by triggers; empty for a deleted video. No foreign key,
 * see decision 0005.
 */
export const searchDocuments = pgTable(
  "search_documents",
  {
    videoId: integer("video_id").primaryKey(),
    /** The folded words of the title, and `~` before each stem that differs from its word. */
    title: tsvector().notNull(),
    /** The same for everything that is written about it and said in it. */
    words: tsvector().notNull(),
  },
  (table) => [
    index("search_documents_title_idx").using("gin", table.title),
    index("search_documents_words_idx").using("gin", table.words),
  ],
);

/** Every word of the documents, for suggestions and corrections. */
export const searchWords = pgTable(
  "search_words",
  {
    word: bytewise().primaryKey(),
    /** How many videos contain it. */
    n: integer().notNull(),
    /** The word, and its variants without one of its letters: two words that share one of these are similar. */
    remains: text().array().notNull().generatedAlwaysAs(sql.raw("word_remains(word)")),
  },
  (table) => [index("search_words_remains_idx").using("gin", table.remains)],
);

/**
 * Changes that a job has yet to apply to `search_words`: in a separate table, so that videos never wait for each other.
 */
export const searchWordChanges = pgTable("search_word_changes", {
  word: text().notNull(),
  n: integer().notNull(),
});
