import type { SQL } from "drizzle-orm";
import { sql } from "#db/orm.ts";

/** The words of a search as PostgreSQL reads them: folded, without punctuation, each once. */
export const lexemesOf = (search: string): SQL =>
  sql`unnest(to_tsvector('pg_catalog.simple', regexp_replace(fold_text(${search}), '[!-/:-@[-\`{-~]+', ' ', 'g')))`;

/**
 * A `tsquery` for documents that have every word of a search, as its beginning or in another English form. Most documents
 * have a word with any two letters at its beginning, so such words have to be there as they are.
 */
export const documentQuery = (search: string): SQL =>
  sql`(select string_agg(
          format(case when length(word) > 2 then '(''%s'':*%s)' else '(''%s''%s)' end,
            word, ' | ''' || stem || ''' | ''~' || stem || ''''), ' & ')::tsquery
       from (select lexeme as word, (ts_lexize('pg_catalog.english_stem', lexeme))[1] as stem from ${lexemesOf(search)}) typed)`;
