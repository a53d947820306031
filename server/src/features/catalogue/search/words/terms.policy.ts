import { isRun, textOf } from "@mindreel/contract/plain/folding";
import type { SimilarWord, TypedWord } from "./words.repository.ts";

/** A search word with its alternatives. */
export interface Term extends TypedWord {
  /** Words searched in its place, because it seems misspelt or incomplete; most likely first. */
  readonly instead: readonly TypedWord[];
}

/** Edit distance: insertions, deletions, substitutions, and transpositions of adjacent letters. */
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

/** The maximum number of errors tolerated in a word. */
const errorsIn = (word: string) => ([...word].length >= 7 ? 2 : 1);

const mostInstead = 4;

/** A word in more videos than this is never considered a typing error. */
export const seldom = 3;
/** A correction must be at least this many times as frequent as the typed word. */
const likelier = 20;

/** Whether both are forms of one word. */
const sameWord = (a: TypedWord, b: TypedWord) => a.word === b.word || (a.stem !== null && a.stem === b.stem);

/**
 * Alternatives for a word. If no video contains it: longer words that begin with it or, if there are none, the words
 * with the fewest differing letters. Otherwise: similar words that are far more frequent. Other forms of the word are
 * none: they match by their stem, and are not mistakes.
 */
export function insteadOf(typed: TypedWord, missing: boolean, words: readonly SimilarWord[]): TypedWord[] {
  const { word, n } = typed;
  const all = words.filter((each) => each.typed === word && each.word !== word);
  const own = [...new Map(all.map((each) => [each.word, each])).values()];
  const longer = own.filter(({ begins }) => begins);
  if (missing && longer.length > 0) return longer.slice(0, mostInstead);
  const close = own
    .filter((each) => !each.begins && !sameWord(typed, each) && (missing || each.n >= likelier * n))
    .map((each) => ({ ...each, errors: distance(word, each.word) }))
    .filter(({ errors }) => errors <= errorsIn(word))
    .sort((a, b) => a.errors - b.errors || b.n - a.n);
  const least = close[0]?.errors;
  return close.filter(({ errors }) => errors === least).slice(0, mostInstead);
}

/** Whether the name of a category or series contains a word. */
export const isNamed = (typed: TypedWord, inNames: readonly TypedWord[]): boolean =>
  inNames.some((each) => sameWord(typed, each));

/** Pairs typed words with the words of names, in the same form as similar words of videos. */
export const likeNames = (typed: readonly TypedWord[], inNames: readonly TypedWord[]): SimilarWord[] =>
  typed
    .filter(({ word }) => word.length > 3)
    .flatMap(({ word }) => inNames.map((each) => ({ ...each, typed: word, begins: each.word.startsWith(word) })));

/** The terms that must match: stop words such as "the" count only if there are no others. */
export function required<T extends TypedWord>(words: readonly T[]): readonly T[] {
  const significant = words.filter(({ stem }) => stem !== null);
  return significant.length > 0 ? significant : words;
}

/** Whether it is one letter of a script that is written without spaces, which texts have at the beginning of pairs. */
const isSingle = (word: string) => isRun(word) && [...word].length === 1;

/** A lexeme contains no quotes: everything but letters and digits separates words. */
const quoted = (lexeme: string) => `'${lexeme}'${isSingle(lexeme) ? ":*" : ""}`;
const either = (lexemes: readonly string[]) => `(${[...new Set(lexemes)].map(quoted).join("|")})`;

/** A term's words: the typed one and its alternatives. */
export const spellings = ({ instead, ...typed }: Term): readonly TypedWord[] => [typed, ...instead];

/** A `tsquery` for a term in documents, where stems are marked. */
export const inDocument = (term: Term): string =>
  either(spellings(term).flatMap(({ word, stem }) => (stem === null ? [word] : [word, stem, `~${stem}`])));

/** A `tsquery` for a term in texts, which contain words and stems unmarked. */
export const inText = (term: Term): string =>
  either(spellings(term).flatMap(({ word, stem }) => [word, ...(stem === null ? [] : [stem])]));

export const all = (queries: readonly string[]): string => queries.join("&");
export const any = (queries: readonly string[]): string => queries.join("|");

/** A phrase query for the words of a search in order; null if there are fewer than two. */
export const phrase = (terms: readonly Term[]): string | null =>
  terms.length < 2 ? null : terms.map((term) => either(spellings(term).map(({ word }) => word))).join("<->");

/** The search as it was understood, if that differs from what was typed; otherwise null. */
export function correction(terms: readonly Term[]): string | null {
  const changed = terms.some(({ word, instead: [first] }) => first !== undefined && !first.word.startsWith(word));
  return changed ? textOf(terms.map(({ word, instead: [first] }) => first?.word ?? word)) : null;
}
