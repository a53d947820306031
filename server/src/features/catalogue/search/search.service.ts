import type { QueryOf } from "@mindreel/contract/api";
import type { Video } from "@mindreel/contract/catalogue/videos";
import { pageSize } from "@mindreel/contract/plain/limits";
import type { Db } from "#data/database.ts";
import { type From, type Page, type PageRequest, readPage } from "#data/paging.ts";
import type { Replica } from "#data/replica/replica.ts";
import { inTransaction } from "#data/transaction.ts";
import { AppError } from "#domain/errors.ts";
import type { Watcher } from "#domain/library/open-to.ts";
import { type Horizon, horizonOf } from "#domain/library/visibility.ts";
import * as names from "#features/catalogue/search/words/names.repository.ts";
import type { Term } from "#features/catalogue/search/words/terms.policy.ts";
import * as terms from "#features/catalogue/search/words/terms.policy.ts";
import * as words from "#features/catalogue/search/words/words.repository.ts";
import { doubtful, type Stretch, stretchesOf, termsBy } from "./marks.policy.ts";
import { partScoreOf, type Ranked, ranked, scoreOf } from "./ranking.policy.ts";
import * as candidates from "./search.repository.ts";
import * as passages from "./search.repository.ts";

interface Dependencies {
  readonly db: Db;
  readonly replica: Replica;
  readonly clock: () => Date;
  readonly videosOf: (ids: readonly number[], viewer: Watcher) => Promise<ReadonlyMap<number, Video>>;
  /** Called when a search finds nothing. */
  readonly foundNothing: (search: string) => Promise<void>;
}

/** A video with its matching passages. */
export interface MatchingVideo {
  readonly video: Video;
  readonly passages: readonly Stretch[];
}

/** A page of videos, and a corrected search if some of its words look misspelt. */
interface Found {
  readonly page: Page<MatchingVideo>;
  readonly corrected: string | null;
  /** Categories and series that are found by their names. */
  readonly named: readonly names.Named[];
}

type Query = QueryOf<"GET /api/search/v1/">;

/** Maximum words of a search; the rest is ignored. */
const mostWords = 12;
/** Maximum categories and series matched by name. */
const mostNames = 4;
/** If at most this many videos contain a term, all its passages are read; several terms together are rarer. */
const rareAlone = 1000;
const rareTogether = 10_000;

/** The index of a page's first item in a fully ranked list. @throws AppError 404 `invalid_page` */
function beginning(from: From, list: readonly Ranked[]): number {
  if (!("key" in from)) return from.offset;
  const before = list.findIndex(({ id }) => id === from.id);
  if (before !== -1) return before + 1;
  if (!/^\d{1,4}$/.test(from.key)) throw new AppError("invalid_page");
  return Number(from.key);
}

/** Full-text search of titles, descriptions, captions and chapters. */
export function createSearchService({ db, replica, clock, videosOf, foundNothing }: Dependencies) {
  /** Parses a search into terms, with alternative spellings for rare or missing words. */
  async function understand(db: Db, search: string, horizon: Horizon): Promise<Term[]> {
    const typed = await words.typedWords(db, search, mostWords);
    const seldom = typed.filter(({ n }) => n <= terms.seldom);
    if (seldom.length === 0) return typed.map((each) => ({ ...each, instead: [] }));
    const uncounted = seldom.filter(({ n }) => n === 0);
    const [missing, inNames] =
      uncounted.length === 0
        ? [new Set<string>(), []]
        : await Promise.all([words.unknown(db, uncounted), names.wordsOfNames(db, horizon)]);
    const found = await words.similar(
      db,
      seldom.map(({ word }) => word),
    );
    const similar = [...found, ...terms.likeNames(uncounted, inNames)];
    return typed.map((each) => {
      const absent = missing.has(each.word) && !terms.isNamed(each, inNames);
      return { ...each, instead: terms.insteadOf(each, absent, similar) };
    });
  }

  async function wholeMatches(db: Db, found: readonly Term[], { horizon, language }: names.Reader) {
    const needed = terms.required(found);
    const inDocument = needed.map(terms.inDocument);
    const inText = needed.map(terms.inText);
    const beginnings = needed.flatMap(terms.spellings).map(({ word, stem }) => (stem ?? word).slice(0, 3));
    const least = Math.min(...needed.map(({ n, instead }) => n + instead.reduce((sum, each) => sum + each.n, 0)));
    const named = await names.named(db, beginnings, inDocument, { horizon, language }, mostNames);
    const sought = {
      ...{ inDocument, inText, document: terms.all(inDocument), passage: terms.all(inText) },
      // The frequency of a combination of terms is not known.
      likely: needed.length > 1 ? 0 : least,
      phrase: terms.phrase(found),
      rare: least <= (needed.length > 1 ? rareTogether : rareAlone),
      named: named.map(({ kind, id, terms: has }) => {
        const rest = inDocument.filter((_, at) => !has.includes(at));
        return { kind, id, rest: rest.length === 0 ? null : terms.all(rest) };
      }),
    };
    const rows = await candidates.candidates(db, sought, horizon);
    const list = ranked(rows.map((row) => ({ id: row.id, published: row.published, score: scoreOf(row, named) })));
    const whole = named.filter(({ terms: has }) => has.length === needed.length);
    return { list, named: list.length > 0 || whole.length > 0 ? whole : named };
  }

  /** Fallback if no video matches all terms: the videos that match the most significant ones. */
  async function partMatches(db: Db, found: readonly Term[], horizon: Horizon): Promise<Ranked[]> {
    const needed = terms.required(found);
    if (needed.length < 2) return [];
    const inDocument = needed.map(terms.inDocument);
    const frequencies = needed.map(({ n }) => n);
    const sought = { inDocument, document: terms.any(inDocument), likely: Math.max(...frequencies) };
    const rows = await candidates.partMatches(db, sought, horizon);
    return ranked(rows.map((row) => ({ ...row, score: partScoreOf(row, frequencies) })));
  }

  async function find(db: Db, search: string, reader: names.Reader) {
    const found = await understand(db, search, reader.horizon);
    if (found.length === 0) return { list: [], named: [], terms: found };
    const { list, named } = await wholeMatches(db, found, reader);
    return { list: list.length > 0 ? list : await partMatches(db, found, reader.horizon), named, terms: found };
  }

  return {
    /** @throws AppError 404 `invalid_page` */
    page: async ({ q }: Query, viewer: Watcher, request: PageRequest): Promise<Found> => {
      const horizon = horizonOf(viewer, clock());
      const { language } = viewer;
      const { list, named, terms: found } = await replica.read((db) => find(db, q, { horizon, language }));
      const page = await readPage(request, async (from) => {
        const first = beginning(from, list);
        const shown = list.slice(first, first + pageSize + 1);
        const details = await describe(
          shown.map(({ id }) => id),
          found,
          viewer,
        );
        return shown.flatMap(({ id }, at) => {
          const found = details.get(id);
          return found === undefined ? [] : [{ id, sortKey: String(first + at + 1), total: list.length, ...found }];
        });
      });
      if (page.total === 0) await foundNothing(q);
      return { page, named, corrected: list.length > 0 ? terms.correction(found) : null };
    },

    /** A corrected search, if some of its words occur nowhere or look misspelt; null if there is nothing to correct. */
    respell: async (search: string): Promise<string | null> =>
      terms.correction(await understand(db, search, "infinity")),

    /** Updates the word counts that suggestions and corrections are based on. */
    countWords: () => inTransaction(db, words.countChanges),
  };

  /** Videos with their matching passages. */
  async function describe(
    ids: readonly number[],
    found: readonly Term[],
    viewer: Watcher,
  ): Promise<ReadonlyMap<number, MatchingVideo>> {
    if (ids.length === 0) return new Map();
    const needed = terms.required(found);
    const [videos, rows] = await Promise.all([
      videosOf(ids, viewer),
      passages.ofVideos(db, ids, needed.map(terms.inText), terms.phrase(found)),
    ]);
    const termOf = termsBy(needed, await passages.stems(db, doubtful(rows, needed)));
    const ofVideo = Map.groupBy(rows, (row) => row.videoId);
    return new Map(
      [...videos].map(([id, video]) => [id, { video, passages: stretchesOf(ofVideo.get(id) ?? [], termOf) }]),
    );
  }
}

export type SearchService = ReturnType<typeof createSearchService>;
