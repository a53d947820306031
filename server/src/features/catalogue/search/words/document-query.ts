import type { SQL } from "drizzle-orm";
import { sql } from "#db/orm.ts";

/** The words of a search as PostgreSQL parses them: folded, without punctuation, deduplicated. */
export const lexemesOf = (search: string): SQL =>
  sql`unnest(to_tsvector('pg_catalog.simple', regexp_replace(fold_text(${search}), '[!-/:-@[-\`{-~]+', ' ', 'g')))`;

/**
 * A `tsquery` for documents that contain every word of a search, as a prefix or in another English form. Words of one
 * or two letters are not matched as prefixes, because most documents contain some word that begins with them.
 */
export const documentQuery = (search: string): SQL =>
  sql`(select string_agg(
          format(case when length(word) > 2 then '(''%s'':*%s)' else '(''%s''%s)' end,
            word, ' | ''' || stem || ''' | ''~' || stem || ''''), ' & ')::tsquery
       from (select lexeme as word, (ts_lexize('pg_catalog.english_stem', lexeme))[1] as stem from ${lexemesOf(search)}) typed)`;
