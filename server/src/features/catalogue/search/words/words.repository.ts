import { soughtWords } from "@mindreel/contract/plain/folding";
import { type Db, hotQuery } from "#data/database.ts";
import { sql } from "#db/orm.ts";

/** A word of a search, folded like the library's words. */
export interface TypedWord {
  readonly word: string;
  /** The English stem; null for stop words such as "the". */
  readonly stem: string | null;
  /** The number of videos that contain it, unreleased ones included. */
  readonly n: number;
}

/** A word of the library that a typed word may have been meant as. */
export interface SimilarWord extends TypedWord {
  readonly typed: string;
  /** Whether it begins with what was typed. */
  readonly begins: boolean;
}

const stemOf = (word: ReturnType<typeof sql>) => sql`(ts_lexize('pg_catalog.english_stem', ${word}))[1]`;

/** The words of a search in order, deduplicated. */
export const typedWords = (db: Db, search: string, most: number) =>
  hotQuery<TypedWord>(
    db,
    sql`select typed.word, typed.stem,
          (select coalesce(sum(w.n), 0)::int from search_words w where w.word in (typed.word, typed.stem)) as n
        from (select word, at, ${stemOf(sql`word`)} as stem
              from unnest(${sql.param([...new Set(soughtWords(search))].slice(0, most))}::text[]) with ordinality each (word, at)) typed
        order by typed.at`,
  );

/** The words that occur in no video, looked up in the index because the stored counts may lag. */
export async function unknown(db: Db, words: readonly TypedWord[]): Promise<ReadonlySet<string>> {
  const rows = await hotQuery<{ word: string }>(
    db,
    sql`select word from unnest(${sql.param(words.map(({ word }) => word))}::text[],
                                ${sql.param(words.map(({ word, stem }) => stem ?? word))}::text[]) typed (word, stem)
        where not exists (
          select from search_documents d
          where d.words @@ format('''%s'' | ''%s'' | ''~%s''', typed.word, typed.stem, typed.stem)::tsquery)`,
  );
  return new Set(rows.map(({ word }) => word));
}

/** The most frequent words that begin with a given word, and those that differ from it by a letter or two. */
export const similar = (db: Db, words: readonly string[]) =>
  hotQuery<SimilarWord>(
    db,
    sql`select typed.word as typed, found.word, found.n, found.begins, ${stemOf(sql`found.word`)} as stem
        from unnest(${sql.param(words)}::text[]) typed (word) cross join lateral (
          (select w.word, w.n, true as begins from search_words w
           where w.word >= typed.word and w.word < typed.word || chr(1114111) order by w.n desc, w.word limit 5)
          union all
          (select w.word, w.n, false from search_words w
           where w.remains && word_remains(typed.word) order by w.n desc, w.word limit 100)
        ) found`,
  );

/** Applies the changes recorded by triggers to the word counts. */
export async function countChanges(tx: Db): Promise<void> {
  const rows = await hotQuery<{ word: string; n: number }>(
    tx,
    sql`with noted as (delete from search_word_changes returning word, n)
        insert into search_words as w (word, n)
        select word, sum(n) from noted group by word having sum(n) <> 0 order by word
        on conflict (word) do update set n = w.n + excluded.n returning w.word, w.n`,
  );
  const gone = rows.filter(({ n }) => n <= 0).map(({ word }) => word);
  if (gone.length > 0) {
    await hotQuery(tx, sql`delete from search_words where word = any(${sql.param(gone)}::text[]) and n <= 0`);
  }
}
