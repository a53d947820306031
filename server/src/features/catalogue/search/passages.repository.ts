import type { SQL } from "drizzle-orm";
import { type Db, hotQuery } from "#data/database.ts";
import { sql } from "#db/orm.ts";

/** A passage, or the title of a chapter, that contains words of a search. */
export interface PassageRow {
  readonly videoId: number;
  readonly startMs: number;
  readonly endMs: number;
  readonly lineStarts: readonly number[];
  readonly lines: string;
  readonly tail: string;
}

/**
 * Maximum passages to examine per video, best matches first. More than are shown, because some repeat another passage
 * in another language, or match only in the words they share with the next one.
 */
const mostOfVideo = 12;

/** The number of terms in a passage, plus one if they are adjacent. */
const nearness = (terms: readonly string[], phrase: string | null): SQL =>
  sql.join(
    [...terms, ...(phrase === null ? [] : [phrase])].map((each) => sql`(p.words @@ ${each}::text::tsquery)::int`),
    sql` + `,
  );

/**
 * The passages and chapters of videos that match a search best: those with the most terms, where a phrase match counts
 * as one more term.
 * @param terms of the search, each a `tsquery`
 */
export const ofVideos = (db: Db, videos: readonly number[], terms: readonly string[], phrase: string | null) =>
  hotQuery<PassageRow>(
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

/** The stem of each word. */
export async function stems(db: Db, words: readonly string[]): Promise<ReadonlyMap<string, string | null>> {
  if (words.length === 0) return new Map();
  const rows = await hotQuery<{ word: string; stem: string | null }>(
    db,
    sql`select word, (ts_lexize('pg_catalog.english_stem', fold_text(word)))[1] as stem
        from unnest(${sql.param(words)}::text[]) word`,
  );
  return new Map(rows.map(({ word, stem }) => [word, stem]));
}
