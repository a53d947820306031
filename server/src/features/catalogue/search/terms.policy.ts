import type { SimilarWord, TypedWord } from "./words.repository.ts";

/** A word that is searched for, with those that stand for it. */
export interface Term extends TypedWord {
  /** What is found in its place, because no video has it as it was typed; the likeliest first. */
  readonly instead: readonly TypedWord[];
}

/** How many letters must be added, removed, replaced or swapped with a neighbour to turn one word into the other. */
function distance(from: string, to: string): number {
  const [a, b] = [[...from], [...to]];
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (const [i, letter] of a.entries()) {
    const next = [i + 1];
    for (const [j, other] of b.entries()) {
      const costs = [
        (last[j + 1] ?? 0) + 1,
        (next[j] ?? 0) + 1,
        (last[j] ?? 0) + (letter === other ? 0 : 1),
        ...(i > 0 && j > 0 && letter === b[j - 1] && a[i - 1] === other ? [(before[j - 1] ?? 0) + 1] : []),
      ];
      next.push(Math.min(...costs));
    }
    before = last;
    last = next;
  }
  return last[b.length] ?? 0;
}

/** As many errors as a word can have and still be known. */
const errorsIn = (word: string) => ([...word].length >= 7 ? 2 : 1);

const mostInstead = 4;

/** In how many videos a word is at most that may be an error. */
export const seldom = 3;
/** So many times more frequent is the word that it was meant to be. */
const likelier = 20;

/**
 * What a word may have been meant to be. If no video has it, longer words that begin with it or, if there are none, those
 * with the fewest letters different; else a similar word that is far more frequent.
 */
export function insteadOf({ word, n }: TypedWord, missing: boolean, words: readonly SimilarWord[]): TypedWord[] {
  const all = words.filter((each) => each.typed === word && each.word !== word);
  const own = [...new Map(all.map((each) => [each.word, each])).values()];
  const longer = own.filter(({ begins }) => begins);
  if (missing && longer.length > 0) return longer.slice(0, mostInstead);
  const close = own
    .filter((each) => !each.begins && (missing || each.n >= likelier * n))
    .map((each) => ({ ...each, errors: distance(word, each.word) }))
    .filter(({ errors }) => errors <= errorsIn(word))
    .sort((a, b) => a.errors - b.errors || b.n - a.n);
  const least = close[0]?.errors;
  return close.filter(({ errors }) => errors === least).slice(0, mostInstead);
}

const sameWord = (a: TypedWord, b: TypedWord) => a.word === b.word || (a.stem !== null && a.stem === b.stem);

/** Whether the name of a category or series has a word. */
export const isNamed = (typed: TypedWord, inNames: readonly TypedWord[]): boolean =>
  inNames.some((each) => sameWord(typed, each));

/** The words of names beside each of some words, as those of videos are found beside them. */
export const likeNames = (typed: readonly TypedWord[], inNames: readonly TypedWord[]): SimilarWord[] =>
  typed
    .filter(({ word }) => word.length > 3)
    .flatMap(({ word }) => inNames.map((each) => ({ ...each, typed: word, begins: each.word.startsWith(word) })));

/** The terms that have to be found: words such as "the" count only where there are no others. */
export function required<T extends TypedWord>(words: readonly T[]): readonly T[] {
  const telling = words.filter(({ stem }) => stem !== null);
  return telling.length > 0 ? telling : words;
}

/** A lexeme comes from PostgreSQL's parser, after punctuation is gone, so it has no quotes. */
const quoted = (lexeme: string) => `'${lexeme}'`;
const either = (lexemes: readonly string[]) => `(${[...new Set(lexemes)].map(quoted).join("|")})`;

/** A term's words: as it was typed, and what stands for it. */
export const spellings = ({ instead, ...typed }: Term): readonly TypedWord[] => [typed, ...instead];

/** A `tsquery` for a term in documents, where stems are marked. */
export const inDocument = (term: Term): string =>
  either(spellings(term).flatMap(({ word, stem }) => (stem === null ? [word] : [word, stem, `~${stem}`])));

/** A `tsquery` for a term in texts whose words and stems stand side by side. */
export const inText = (term: Term): string =>
  either(spellings(term).flatMap(({ word, stem }) => [word, ...(stem === null ? [] : [stem])]));

export const all = (queries: readonly string[]): string => queries.join("&");
export const any = (queries: readonly string[]): string => queries.join("|");

/** The words of a search in their order, side by side; null if there are not at least two. */
export const phrase = (terms: readonly Term[]): string | null =>
  terms.length < 2 ? null : terms.map((term) => either(spellings(term).map(({ word }) => word))).join("<->");

/** How a search was understood, if that is not as it was typed. */
export function correction(terms: readonly Term[]): string | null {
  const changed = terms.some(({ word, instead: [first] }) => first !== undefined && !first.word.startsWith(word));
  return changed ? terms.map(({ word, instead: [first] }) => first?.word ?? word).join(" ") : null;
}
