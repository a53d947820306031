import { soughtWords } from "@mindreel/contract/plain/folding";
import type { SQL } from "drizzle-orm";
import { sql } from "#db/orm.ts";

/** Whether a search has a word to look for: one without a letter or digit selects nothing. */
export const isSearch = (search: string | undefined): search is string =>
  search !== undefined && /[\p{L}\p{N}]/u.test(search);

/**
 * Matches members `u` that have a word beginning with each of the search's words: `ann exam` finds ann.lee@example.com.
 */
export function memberSearch(search: string): SQL {
  const query = soughtWords(search)
    .map((word) => `'${word}':*`)
    .join(" & ");
  return sql`member_words(u.username, u.email, u.first_name, u.last_name, u.full_name)
             @@ ${query}::text::tsquery`;
}
