import { type Suggestion, suggestionsMax } from "@mindreel/contract/catalogue/search";

import { textOf } from "@mindreel/contract/plain/folding";
import type { Db } from "#data/database.ts";
import type { Replica } from "#data/replica/replica.ts";
import { type Horizon, horizonOf, type Viewer } from "#domain/library/visibility.ts";
import * as names from "#features/catalogue/search/words/names.repository.ts";
import * as terms from "#features/catalogue/search/words/terms.policy.ts";
import * as words from "#features/catalogue/search/words/words.repository.ts";
import * as suggestions from "./search.repository.ts";

interface Dependencies {
  readonly replica: Replica;
  readonly clock: () => Date;
}

const mostTitles = 4;
const mostNames = 2;
const mostWords = 3;

/** Suggestions while a search is being typed. */
export function createSuggestionsService({ replica, clock }: Dependencies) {
  /** The search with its last word completed or, if no word begins with it, corrected. */
  async function wordsFor(db: Db, typed: readonly words.TypedWord[], horizon: Horizon): Promise<Suggestion[]> {
    const last = typed.at(-1);
    if (last === undefined || last.word.length < 2) return [];
    const before = typed.slice(0, -1);
    const similar = await words.similar(db, [last.word]);
    const longer = similar.filter(({ begins, word }) => begins && word !== last.word);
    const found = longer.length > 0 || last.n > 0 ? longer : terms.insteadOf(last, true, similar);
    const asTerm = (each: words.TypedWord) => terms.inDocument({ ...each, instead: [] });
    const searches = found.map((each) => ({
      text: textOf([...before, each].map(({ word }) => word)),
      query: terms.all([...before, each].map(asTerm)),
      n: each.n,
    }));
    const unseen = before.length > 0 ? Number.POSITIVE_INFINITY : await suggestions.unseen(db, horizon);
    const doubtful = searches.filter(({ n }) => n <= unseen).map(({ query }) => query);
    const matched = await suggestions.matched(db, doubtful, horizon);
    return searches
      .filter(({ n, query }) => n > unseen || matched.has(query))
      .slice(0, mostWords)
      .map(({ text }) => ({ kind: "words", text, id: null }));
  }

  async function suggestFrom(db: Db, search: string, viewer: Viewer): Promise<Suggestion[]> {
    const horizon = horizonOf(viewer, clock());
    const { language } = viewer;
    const typed = await words.typedWords(db, search, 12);
    const last = typed.at(-1);
    if (last === undefined) return [];
    const begun = [...typed.slice(0, -1).map((each) => terms.inDocument({ ...each, instead: [] })), `'${last.word}':*`];
    // Most titles contain a word that begins with a given letter, so a single letter only matches the start of titles.
    const brief = typed.length === 1 && last.word.length === 1;
    const [completed, titles, named] = await Promise.all([
      wordsFor(db, typed, horizon),
      brief
        ? suggestions.titlesFrom(db, search.trim(), { horizon, language }, mostTitles)
        : suggestions.titlesWith(db, terms.all(begun), search.trim(), { horizon, language }, mostTitles),
      names.named(db, [last.word], [terms.all(begun)], { horizon, language }, mostNames),
    ]);
    return [
      ...completed,
      ...titles.map(({ id, title }): Suggestion => ({ kind: "video", text: title, id })),
      ...named.map(({ kind, id, name }): Suggestion => ({ kind, text: name, id })),
    ].slice(0, suggestionsMax);
  }

  return {
    suggest: (search: string, viewer: Viewer) => replica.read((db) => suggestFrom(db, search, viewer)),
  };
}

export type SuggestionsService = ReturnType<typeof createSuggestionsService>;
