import type { SQL } from "drizzle-orm";
import { sql } from "#db/orm.ts";

/** Whether a search names anything to look for; punctuation alone does not. */
export const hasWords = (search: string): boolean => /[\p{L}\p{N}]/u.test(search);

/** A query that matches the beginnings of words, all of them: `big bu` finds "Big Buck Bunny". */
export function searchQuery(search: string): SQL {
  const words = search.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu) ?? [];
  // Quoted, because folding may turn one character into several words.
  return sql`to_tsquery('simple', fold_text(${words.map((word) => `'${word}':*`).join(" & ")}))`;
}
