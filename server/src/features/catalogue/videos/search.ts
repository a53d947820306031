import type { SQL } from "drizzle-orm";
import { sql } from "#db/orm.ts";

/** Whether a search names anything to look for; punctuation alone does not. */
export const hasWords = (search: string): boolean => /[\p{L}\p{N}]/u.test(search);

const wordsOf = (search: string): readonly string[] => search.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu) ?? [];

/**
 * A query for videos that have every word, as its beginning or in another English form: `big bu` finds "Big Buck Bunny",
 * and so does `bunnies`.
 */
export const searchQuery = (search: string): SQL => sql`search_query(${wordsOf(search).join(" ")})`;

/**
 * That a video matches a search. The index is asked for a rare word alone, if there is one: it would read all there is of
 * a common word, as a beginning. A function instead of an operator is looked at for each video that is left; its query is
 * selected, so that it is made once and not for each of them.
 */
export function narrowedBy(search: string): SQL {
  const words = wordsOf(search);
  if (words.length === 1) return sql`v.words @@ ${searchQuery(search)}`;
  return sql`v.words @@ (select narrow_query(${words.join(" ")})) and ts_match_vq(v.words, (select ${searchQuery(search)}))`;
}
