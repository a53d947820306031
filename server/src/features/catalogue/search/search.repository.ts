import type { SQL } from "drizzle-orm";
import { type Db, hotQuery, limitTo } from "#data/database.ts";
import { sql } from "#db/orm.ts";
import { translated } from "#domain/library/translations.ts";
import { type Horizon, toCome, visible } from "#domain/library/visibility.ts";
import type { Reader } from "#features/catalogue/search/words/names.repository.ts";

/** A video that a search may show, and where the search's terms occur in it. */
export interface Candidate {
  readonly id: number;
  /** Seconds since 1970. */
  readonly published: number;
  /** For each term, whether the title contains it. */
  readonly inTitle: readonly boolean[];
  /** Number of words and marked stems in the title. */
  readonly titleLength: number;
  /** For each term, whether the title or description contains it. */
  readonly inText: readonly boolean[];
  /** Whether the words are adjacent in the title or description. */
  readonly phraseWritten: boolean;
  /** Number of passages and chapters that contain all terms; null if there are none. */
  readonly passages: number | null;
  readonly phraseSaid: boolean | null;
  readonly categoryId: number | null;
  readonly seriesId: number | null;
}

/** A category or series whose name contains some of the terms. */
interface Branch {
  readonly kind: "category" | "series";
  readonly id: number;
  /** The query its videos must match as well; null if its name contains all terms. */
  readonly rest: string | null;
}

/** The parts of a search, each as a `tsquery`. */
export interface Sought {
  /** For each term, a query for documents and one for texts. */
  readonly inDocument: readonly string[];
  readonly inText: readonly string[];
  /** The query that a document must match. */
  readonly document: string;
  /** The approximate number of matching documents. */
  readonly likely: number;
  /** The query that a passage must match for the terms to count as near each other. */
  readonly passage: string;
  readonly phrase: string | null;
  /** Whether so few passages match that all of them can be read. */
  readonly rare: boolean;
  /** Categories and series whose videos match as well. */
  readonly named: readonly Branch[];
}

/** Maximum videos for each way of matching; the newest are kept. */
const most = 100;
/** Maximum passages to read for a rare search. */
const mostPassages = 4000;

const query = (text: string) => sql`${text}::tsquery`;

/** The videos not yet released to the viewer. */
const hiddenFrom = (horizon: Horizon): SQL => sql`array(select v.id from videos v where ${toCome(horizon)})`;

/**
 * The id after which the newest matches are expected, given the approximate number of matches. Null if that is too far
 * back, because then scanning from there costs as much as scanning everything.
 */
const newestOf = (likely: number): SQL =>
  sql`(select case when ${likely}::int > newest / 6
         then newest - (1.5 * ${most}::int * newest / least(${likely}::int, newest))::int end
       from (select max(video_id) as newest from search_documents) d)`;

/** For each term, whether a `tsvector` matches it. */
const each = (words: SQL, terms: readonly string[]): SQL =>
  sql`array[${sql.join(
    terms.map((term) => sql`${words} @@ ${query(term)}`),
    sql`, `,
  )}]`;

/**
 * Not a prepared statement, because the plan depends on word frequency. Unreleased videos are excluded early, so that
 * they do not use up the limit; deleted videos have empty documents.
 */
export async function candidates(db: Db, sought: Sought, horizon: Horizon): Promise<Candidate[]> {
  const { inDocument, inText, document, likely, passage, phrase, rare, named } = sought;
  const hidden = hiddenFrom(horizon);
  const seen = sql`d.video_id <> all(${hidden})`;
  const titled = sql`(select d.video_id from search_documents d where d.title @@ ${query(document)} and ${seen}
                      order by d.video_id desc limit ${most})`;
  const ofNames = named.map(({ kind, id, rest }) => {
    const members =
      kind === "category"
        ? sql`select v.id from videos v where v.category_id = ${id}`
        : sql`select m.video_id from series_videos m where m.series_id = ${id}`;
    const has = rest === null ? sql`` : sql`and d.words @@ ${query(rest)}`;
    return sql`union (select d.video_id from search_documents d where d.video_id in (${members}) ${has} and ${seen}
                      order by d.video_id desc limit ${most})`;
  });
  const said = (where: SQL) =>
    sql`select p.video_id, count(*)::int as passages,
          ${phrase === null ? sql`false` : sql`bool_or(p.words @@ ${query(phrase)})`} as phrase_said
        from ((select p.video_id, p.words from caption_passages p
               where p.words @@ ${query(passage)} ${where} limit ${mostPassages})
              union all select p.video_id, p.words from chapters p where p.words @@ ${query(passage)} ${where}) p
        group by p.video_id`;
  const written = sql`${titled} union select matching_documents(${query(document)}, ${hidden}, ${most}, ${newestOf(likely)})
                      ${sql.join(ofNames, sql` `)}`;
  const found = rare
    ? sql`said as materialized (${said(sql``)}),
          found as materialized (${written}
            union (select video_id from said order by phrase_said desc, passages desc, video_id desc limit ${most}))`
    : sql`found as materialized (${written}),
          said as materialized (${said(sql`and p.video_id = any(array(select video_id from found))`)})`;
  const rows = await hotQuery<Candidate>(
    db,
    sql`with ${found}
        select v.id, extract(epoch from v.published_at)::float8 as published, ${each(sql`d.title`, inDocument)} as in_title, length(d.title) as title_length,
          ${each(sql`v.words`, inText)} as in_text, ${phrase === null ? sql`false` : sql`v.words @@ ${query(phrase)}`} as phrase_written,
          s.passages, s.phrase_said,
          v.category_id, (select m.series_id from series_videos m where m.video_id = v.id) as series_id
        from found f join videos v on v.id = f.video_id and ${visible(horizon)}
          join search_documents d on d.video_id = v.id left join said s on s.video_id = v.id`,
  );
  return rows;
}

/** A video that matches only some of a search's terms. */
export interface PartMatch {
  readonly id: number;
  readonly published: number;
  readonly inTitle: readonly boolean[];
  readonly inDocument: readonly boolean[];
}

/** The newest videos that match at least one of the terms. */
export async function partMatches(
  db: Db,
  { inDocument, document, likely }: Pick<Sought, "inDocument" | "document" | "likely">,
  horizon: Horizon,
): Promise<PartMatch[]> {
  const rows = await hotQuery<PartMatch>(
    db,
    sql`select v.id, extract(epoch from v.published_at)::float8 as published, ${each(sql`d.title`, inDocument)} as in_title,
          ${each(sql`read.words`, inDocument)} as in_document
        from matching_documents(${query(document)}, ${hiddenFrom(horizon)}, ${most}, ${newestOf(likely)}) found (id)
          join search_documents d on d.video_id = found.id join videos v on v.id = d.video_id and ${visible(horizon)}
          -- A copy, so that it is decompressed once and not for each term.
          cross join lateral (select strip(d.words) as words offset 0) read`,
  );
  return rows;
}

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

/** Videos by title prefix, in alphabetical order. */
export const titlesFrom = (db: Db, beginning: string, { horizon, language }: Reader, most: number) =>
  hotQuery<{ id: number; title: string }>(
    db,
    sql`select v.id, ${translated("videoTitle", language)} as title from videos v
        where v.title_key collate "C" >= fold_text(${beginning}) and v.title_key collate "C" < fold_text(${beginning}) || chr(1114111)
          and ${visible(horizon)}
        order by v.title_key collate "C" ${limitTo(most)}`,
  );

/** Videos by words in their titles: first those that begin with the search, then the newest. */
export const titlesWith = (db: Db, words: string, beginning: string, { horizon, language }: Reader, most: number) =>
  hotQuery<{ id: number; title: string }>(
    db,
    sql`select v.id, ${translated("videoTitle", language)} as title from search_documents d join videos v on v.id = d.video_id and ${visible(horizon)}
        where d.title @@ ${words}::text::tsquery
        order by starts_with(v.title_key, fold_text(${beginning})) desc, d.video_id desc limit ${most}`,
  );

/** Of these searches (each a `tsquery`), the ones that match a video visible to the viewer. */
export async function matched(db: Db, searches: readonly string[], horizon: Horizon): Promise<ReadonlySet<string>> {
  if (searches.length === 0) return new Set();
  const rows = await hotQuery<{ search: string }>(
    db,
    sql`select search from unnest(${sql.param(searches)}::text[]) search
        where exists (select from search_documents d join videos v on v.id = d.video_id and ${visible(horizon)}
                      where d.words @@ search::tsquery)`,
  );
  return new Set(rows.map(({ search }) => search));
}

/** The number of unreleased videos. A word that occurs in more videos than that occurs in a visible one. */
export async function unseen(db: Db, horizon: Horizon): Promise<number> {
  const [row] = await hotQuery<{ n: number }>(
    db,
    sql`select count(*)::int as n from videos v where ${toCome(horizon)}`,
  );
  return row?.n ?? 0;
}
