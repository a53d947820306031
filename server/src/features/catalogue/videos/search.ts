import type { SQL } from "drizzle-orm";
import { sql } from "#db/orm.ts";

/** Whether a search names anything to look for; punctuation alone does not. */
export const hasWords = (search: string): boolean => /[\p{L}\p{N}]/u.test(search);

/**
 * A query for videos that have every word, as its beginning or in another English form: `big bu` finds "Big Buck Bunny",
 * and so does `bunnies`.
 */
export function searchQuery(search: string): SQL {
  const words = search.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu) ?? [];
  return sql`search_query(${words.join(" ")})`;
}
