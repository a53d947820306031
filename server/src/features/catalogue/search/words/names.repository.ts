import { type Db, hotQuery } from "#data/database.ts";
import { sql } from "#db/orm.ts";
import { translated } from "#domain/library/translations.ts";
import { type Horizon, type Viewer, visible } from "#domain/library/visibility.ts";
import type { TypedWord } from "./words.repository.ts";

/** What a viewer can see of the library, and in which language. */
export interface Reader {
  readonly horizon: Horizon;
  readonly language: Viewer["language"];
}

/** A category or series whose name contains words of a search. */
export interface Named {
  readonly kind: "category" | "series";
  readonly id: number;
  readonly name: string;
  /** Zero-based indexes of the terms it contains. */
  readonly terms: readonly number[];
}

/** The name in all languages, concatenated. */
const categoryNames = sql`c.name || ' ' || translated_texts(c.translations, 'name')`;
const seriesTitles = sql`s.title || ' ' || translated_texts(s.translations, 'title')`;

/** Whether the viewer can see any video of a series. */
const ofSeen = (horizon: Horizon) =>
  sql`exists (select from series_videos m join videos v on v.id = m.video_id and ${visible(horizon)}
              where m.series_id = s.id)`;

/** Matching categories, and series with a visible video; those with the most terms first. */
export const named = (
  db: Db,
  beginnings: readonly string[],
  terms: readonly string[],
  { horizon, language }: Reader,
  most: number,
) =>
  hotQuery<Named>(
    db,
    sql`with named as (
          select 'category' as kind, c.id, ${translated("categoryName", language)} as name, search_vector(text_words(${categoryNames})) as words
          from categories c where fold_text(${categoryNames}) like any(${sql.param(beginnings.map((each) => `%${each}%`))}::text[])
          union all
          select 'series', s.id, ${translated("seriesTitle", language)}, search_vector(text_words(${seriesTitles}))
          from series s where fold_text(${seriesTitles}) like any(${sql.param(beginnings.map((each) => `%${each}%`))}::text[])
            and ${ofSeen(horizon)}
        ), matched as (
          select kind, id, name, array(
            select (at - 1)::int from unnest(${sql.param(terms)}::text[]) with ordinality term (query, at)
            where words @@ query::tsquery order by at) as terms
          from named
        )
        select * from matched where terms <> '{}' order by cardinality(terms) desc, kind, id desc limit ${most}`,
  );

/** Every word of these names; there are few. */
export const wordsOfNames = (db: Db, horizon: Horizon) =>
  hotQuery<TypedWord>(
    db,
    sql`select word, count(*)::int as n, (ts_lexize('pg_catalog.english_stem', word))[1] as stem
        from (select unnest(text_words(${categoryNames})) as word from categories c
              union all select unnest(text_words(${seriesTitles})) from series s where ${ofSeen(horizon)}) named
        group by word`,
  );
