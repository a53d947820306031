import type { SQL } from "drizzle-orm";
import type { Db } from "#data/database.ts";
import { sql } from "#db/orm.ts";
import { type Horizon, toCome, visible } from "#domain/visibility.ts";

/** A video that a search may show, and what it has of the search's terms. */
export interface Candidate {
  readonly id: number;
  /** Seconds since 1970. */
  readonly published: number;
  /** For each term, whether the title has it. */
  readonly in_title: readonly boolean[];
  /** Words and marked stems of the title. */
  readonly title_length: number;
  /** For each term, whether title or description have it. */
  readonly in_text: readonly boolean[];
  /** Whether the words stand side by side in title or description. */
  readonly phrase_written: boolean;
  /** Passages and chapters that have all terms; null: there is none. */
  readonly passages: number | null;
  readonly phrase_said: boolean | null;
  readonly category_id: number | null;
  readonly series_id: number | null;
}

/** A category or series whose name has some of the terms. */
interface Branch {
  readonly kind: "category" | "series";
  readonly id: number;
  /** What its videos have to match; null: its name has all terms. */
  readonly rest: string | null;
}

/** All of them as `tsquery`. */
export interface Sought {
  /** What each term matches, in documents and in texts. */
  readonly inDocument: readonly string[];
  readonly inText: readonly string[];
  /** What a document has to match. */
  readonly document: string;
  /** In how many documents that is, about. */
  readonly likely: number;
  /** What a passage has to match, so that the terms count as near each other. */
  readonly passage: string;
  readonly phrase: string | null;
  /** Whether few enough passages match that all of them can be read. */
  readonly rare: boolean;
  /** Videos of these count too. */
  readonly named: readonly Branch[];
}

/** Videos of each kind; the newest of more. */
const most = 100;
/** Passages that are read of a rare search. */
const mostPassages = 4000;

const query = (text: string) => sql`${text}::tsquery`;

/** The videos that are still to come. */
const hiddenFrom = (horizon: Horizon): SQL => sql`array(select v.id from videos v where ${toCome(horizon)})`;

/**
 * The id after which the newest of about so many documents are. Null where that is too far back: then it costs as much to look
 * there as through all of them.
 */
const newestOf = (likely: number): SQL =>
  sql`(select case when ${likely}::int > newest / 6
         then newest - (1.5 * ${most}::int * newest / least(${likely}::int, newest))::int end
       from (select max(video_id) as newest from search_documents) d)`;

/** For each term, whether a `tsvector` has it. */
const each = (words: SQL, terms: readonly string[]): SQL =>
  sql`array[${sql.join(
    terms.map((term) => sql`${words} @@ ${query(term)}`),
    sql`, `,
  )}]`;

/**
 * Unprepared, since the plan depends on how frequent the words are. What is not released is left out early, so that a
 * season that waits does not take the places of what is there; deleted videos have empty documents.
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
  const { rows } = await db.execute<Candidate & Record<string, unknown>>(
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

/** A video that has some of a search's terms only. */
export interface PartMatch {
  readonly id: number;
  readonly published: number;
  readonly in_title: readonly boolean[];
  readonly in_document: readonly boolean[];
}

/** The newest videos that have at least one of some terms. */
export async function partMatches(
  db: Db,
  { inDocument, document, likely }: Pick<Sought, "inDocument" | "document" | "likely">,
  horizon: Horizon,
): Promise<PartMatch[]> {
  const { rows } = await db.execute<PartMatch & Record<string, unknown>>(
    sql`select v.id, extract(epoch from v.published_at)::float8 as published, ${each(sql`d.title`, inDocument)} as in_title,
          ${each(sql`read.words`, inDocument)} as in_document
        from matching_documents(${query(document)}, ${hiddenFrom(horizon)}, ${most}, ${newestOf(likely)}) found (id)
          join search_documents d on d.video_id = found.id join videos v on v.id = d.video_id and ${visible(horizon)}
          -- A copy, so that it is decompressed once and not for each term.
          cross join lateral (select strip(d.words) as words offset 0) read`,
  );
  return rows;
}
