import type { SQL } from "drizzle-orm";
import { type Db, hotQuery } from "#data/database.ts";
import { sql } from "#db/orm.ts";

/** A passage that has words of a search, or the title of a chapter. */
export interface PassageRow {
  readonly video_id: number;
  readonly start_ms: number;
  readonly end_ms: number;
  readonly line_starts: readonly number[];
  readonly lines: string;
  readonly tail: string;
}

/**
 * Passages of one video that are looked at, the closest to the search. Some of them say the same in another language,
 * or only end with how the next one begins.
 */
const mostOfVideo = 12;

/** How many terms a passage has; more if they stand side by side. */
const nearness = (terms: readonly string[], phrase: string | null): SQL =>
  sql.join(
    [...terms, ...(phrase === null ? [] : [phrase])].map((each) => sql`(p.words @@ ${each}::text::tsquery)::int`),
    sql` + `,
  );

/**
 * The passages and chapters of videos that match a search best: with its words side by side, then with most of its terms.
 * @param terms of the search, each a `tsquery`
 */
export const ofVideos = (db: Db, videos: readonly number[], terms: readonly string[], phrase: string | null) =>
  hotQuery<PassageRow & Record<string, unknown>>(
    db,
    sql`select p.* from unnest(${sql.param(videos)}::int[]) of_video (id) cross join lateral (
          select * from (
            select p.video_id, p.start_ms, p.end_ms, p.line_starts, p.lines, p.tail, p.words from caption_passages p
            where p.video_id = of_video.id and p.words @@ ${terms.join("|")}::text::tsquery
            union all
            select c.video_id, c.at, c.at, array[c.at], c.title, '', c.words
            from (select *, start_seconds * 1000 as at from chapters) c
            where c.video_id = of_video.id and c.words @@ ${terms.join("|")}::text::tsquery
          ) p
          order by ${nearness(terms, phrase)} desc, p.start_ms, p.end_ms limit ${mostOfVideo}) p`,
  );

/** The stems of words as they stand in texts. */
export async function stems(db: Db, words: readonly string[]): Promise<ReadonlyMap<string, string | null>> {
  if (words.length === 0) return new Map();
  const rows = await hotQuery<{ word: string; stem: string | null }>(
    db,
    sql`select word, (ts_lexize('pg_catalog.english_stem', fold_text(word)))[1] as stem
        from unnest(${sql.param(words)}::text[]) word`,
  );
  return new Map(rows.map(({ word, stem }) => [word, stem]));
}
