import { type Db, hotQuery } from "#data/database.ts";
import { sql } from "#db/orm.ts";
import { type Horizon, visible } from "#domain/visibility.ts";
import type { TypedWord } from "./words.repository.ts";

/** A category or series whose name has words of a search. */
export interface Named {
  readonly kind: "category" | "series";
  readonly id: number;
  readonly name: string;
  /** Which of the terms, from 0. */
  readonly terms: readonly number[];
}

/** Whether the viewer sees a video of a series. */
const ofSeen = (horizon: Horizon) =>
  sql`exists (select from series_videos m join videos v on v.id = m.video_id and ${visible(horizon)}
              where m.series_id = series.id)`;

/** Categories, and series with a video that the viewer may see, by name: those that contain most of the terms first. */
export const named = (
  db: Db,
  beginnings: readonly string[],
  terms: readonly string[],
  horizon: Horizon,
  most: number,
) =>
  hotQuery<Named & Record<string, unknown>>(
    db,
    sql`with named as (
          select 'category' as kind, id, name, search_vector(text_words(name)) as words from categories
          where fold_text(name) like any(${sql.param(beginnings.map((each) => `%${each}%`))}::text[])
          union all
          select 'series', id, title, search_vector(text_words(title)) from series
          where title_key like any(${sql.param(beginnings.map((each) => `%${each}%`))}::text[])
            and ${ofSeen(horizon)}
        ), matched as (
          select kind, id, name, array(
            select (at - 1)::int from unnest(${sql.param(terms)}::text[]) with ordinality term (query, at)
            where words @@ query::tsquery order by at) as terms
          from named
        )
        select * from matched where terms <> '{}' order by cardinality(terms) desc, kind, id desc limit ${most}`,
  );

/** Every word of these names: there are few. */
export const wordsOfNames = (db: Db, horizon: Horizon) =>
  hotQuery<TypedWord & Record<string, unknown>>(
    db,
    sql`select word, count(*)::int as n, (ts_lexize('pg_catalog.english_stem', word))[1] as stem
        from (select unnest(text_words(name)) as word from categories
              union all select unnest(text_words(title)) from series where ${ofSeen(horizon)}) named
        group by word`,
  );
