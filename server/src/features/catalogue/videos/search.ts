import { soughtWords } from "@mindreel/contract/plain/folding";
import type { SQL } from "drizzle-orm";
import { sql } from "#db/orm.ts";

/** Whether a search contains any words; punctuation alone does not count. */
export const hasWords = (search: string): boolean => soughtWords(search).length > 0;

/**
 * A query for videos that contain every word, as a prefix or in another English form: `big bu` finds "Big Buck Bunny",
 * and so does `bunnies`.
 */
export const searchQuery = (search: string): SQL => sql`search_query(${soughtWords(search).join(" ")})`;

/**
 * The condition that a video matches every word, checked on each video: a function instead of an operator, so that no
 * index is used for it. The subselect makes PostgreSQL build the query only once.
 */
export const matches = (search: string): SQL => sql`ts_match_vq(v.words, (select ${searchQuery(search)}))`;

/**
 * The same condition for an index. If there is a rare word, the index is queried for that word only, because for a common
 * word, as a prefix, it would read all of its entries; the whole search is then checked on each remaining video. The
 * subselects hide the words from PostgreSQL, which would otherwise plan each search anew.
 */
export function indexMatches(search: string): SQL {
  const words = soughtWords(search);
  if (words.length === 1) return sql`v.words @@ (select ${searchQuery(search)})`;
  return sql`v.words @@ (select narrow_query(${words.join(" ")})) and ${matches(search)}`;
}
