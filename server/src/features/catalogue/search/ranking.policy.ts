import type { Named } from "#features/catalogue/search/words/names.repository.ts";
import type { Candidate, PartMatch } from "./search.repository.ts";

export interface Ranked {
  readonly id: number;
  /** Highest first. */
  readonly score: number;
  readonly published: number;
}

const count = (flags: readonly boolean[]) => flags.filter(Boolean).length;
const every = (flags: readonly boolean[]) => flags.every(Boolean);

/**
 * How well a video matches a search. A title with all terms ranks above any match in description or speech, and higher
 * the fewer other words it has. Adjacent words rank above words in one passage, and those above words anywhere. The
 * name of the video's category or series counts as its text. The number of passages only breaks ties.
 */
export function scoreOf(candidate: Candidate, named: readonly Named[] = []): number {
  const { inTitle, titleLength, phraseWritten, passages, phraseSaid } = candidate;
  const names = named.filter(
    ({ kind, id }) => id === (kind === "category" ? candidate.categoryId : candidate.seriesId),
  );
  const inText = candidate.inText.map((has, at) => has || names.some(({ terms }) => terms.includes(at)));
  const terms = inTitle.length;
  const title = every(inTitle)
    ? 1000 + 200 * Math.min(1, terms / Math.max(1, titleLength))
    : 300 * (count(inTitle) / terms);
  const text = every(inText) ? 150 : 60 * (count(inText) / terms);
  const side = phraseWritten || phraseSaid ? 120 : 0;
  const passage = (passages ?? 0) > 0 ? 80 + Math.min(40, 10 * Math.log2(passages ?? 1)) : 0;
  return title + text + side + passage;
}

/** Rarer terms weigh more. */
const weightOf = (n: number) => 1 / Math.log2(n + 2);

/** Scores a video that matches only some terms. @param frequencies number of videos with each term */
export function partScoreOf({ inTitle, inDocument }: PartMatch, frequencies: readonly number[]): number {
  const sum = (flags: readonly boolean[]) =>
    flags.reduce((total, has, at) => total + (has ? weightOf(frequencies[at] ?? 0) : 0), 0);
  return 2 * sum(inDocument) + sum(inTitle);
}

/** Best first; on ties, newest first. */
export const ranked = (matches: readonly Ranked[]): Ranked[] =>
  matches.toSorted((a, b) => b.score - a.score || b.published - a.published || b.id - a.id);
