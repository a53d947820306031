import { isRun, soughtWords } from "@mindreel/contract/plain/folding";
import type { SQL } from "drizzle-orm";
import { sql } from "#db/orm.ts";

/**
 * A `tsquery` for documents that contain every word of a search, as a prefix or in another English form. Words of one
 * or two letters are not matched as prefixes, because most documents contain some word that begins with them, unless
 * they are of a script that is written without spaces.
 */
export const documentQuery = (search: string): SQL => {
  const words = [...new Set(soughtWords(search))];
  const prefixed = words.filter((word) => word.length > 2 || isRun(word));
  return sql`(select string_agg(
          format(case when word = any(${sql.param(prefixed)}::text[]) then '(''%s'':*%s)' else '(''%s''%s)' end,
            word, ' | ''' || stem || ''' | ''~' || stem || ''''), ' & ')::tsquery
       from (select word, (ts_lexize('pg_catalog.english_stem', word))[1] as stem
             from unnest(${sql.param(words)}::text[]) word) typed)`;
};
