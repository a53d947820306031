import { fold, isRun, partsOf, writtenWord } from "@mindreel/contract/plain/folding";
import type { Term } from "#features/catalogue/search/words/terms.policy.ts";
import type { PassageRow } from "./search.repository.ts";

interface Token {
  readonly text: string;
  readonly folded: string;
  readonly from: number;
  readonly to: number;
}

const token = (text: string, from: number): Token => ({ text, folded: fold(text), from, to: from + text.length });

/** Each letter of a part that is written without spaces, alone and with the next one. */
function tokensOfPart(part: string, from: number): Token[] {
  if (!isRun(part)) return [token(part, from)];
  const letters = [...part];
  let at = from;
  return letters.flatMap((letter, n) => {
    const next = letters[n + 1];
    const found = [token(letter, at), ...(next === undefined ? [] : [token(letter + next, at)])];
    at += letter.length;
    return found;
  });
}

function tokensOf(text: string): Token[] {
  return [...text.matchAll(writtenWord)].flatMap(({ 0: word, index }) => {
    let at = index;
    return partsOf(word).flatMap((part) => {
      const found = tokensOfPart(part, at);
      at += part.length;
      return found;
    });
  });
}

/** Tokens that overlap, as one. */
function joined(tokens: readonly Token[], text: string): Token[] {
  const marks: Token[] = [];
  for (const each of tokens) {
    const last = marks.at(-1);
    if (last === undefined || each.from >= last.to) marks.push(each);
    else marks[marks.length - 1] = token(text.slice(last.from, Math.max(last.to, each.to)), last.from);
  }
  return marks;
}

/** The zero-based index of the term that a word matches; undefined if none. */
export type TermOf = (token: string) => number | undefined;

const spellingsOf = ({ instead, ...typed }: Term) => [typed, ...instead];

/** Words that may be another form of a term, as they begin like its stem. Only PostgreSQL can stem them. */
export function doubtful(passages: readonly PassageRow[], terms: readonly Term[]): string[] {
  const beginnings = terms.flatMap(spellingsOf).flatMap(({ stem }) => (stem === null ? [] : [stem.slice(0, 3)]));
  const words = passages.flatMap(({ lines, tail }) => tokensOf(`${lines} ${tail}`));
  return [
    ...new Set(
      words.filter(({ folded }) => beginnings.some((each) => folded.startsWith(each))).map((each) => each.text),
    ),
  ];
}

export function termsBy(terms: readonly Term[], stems: ReadonlyMap<string, string | null>): TermOf {
  const words = new Map<string, number>();
  const byStem = new Map<string, number>();
  for (const [at, term] of terms.entries()) {
    for (const { word, stem } of spellingsOf(term)) {
      if (!words.has(word)) words.set(word, at);
      if (stem !== null && !byStem.has(stem)) byStem.set(stem, at);
    }
  }
  return (token) => words.get(fold(token)) ?? byStem.get(stems.get(token) ?? "");
}

/** One or two lines that contain words of a search. */
export interface Stretch {
  /** Milliseconds. */
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly marks: readonly Token[];
  /** The number of distinct terms in it. */
  readonly terms: number;
}

/** The line of a passage with the most terms, or two lines if they have more together. */
function bestStretch({ lineStarts, lines, tail, endMs }: PassageRow, termOf: TermOf): Stretch | undefined {
  const said = lines
    .split("\n")
    .map((text, at) => ({ text, start: lineStarts[at] ?? 0, end: lineStarts[at + 1] ?? endMs }));
  const parts = tail === "" ? said : [...said, { text: tail, start: endMs, end: endMs }];
  const stretches = said.flatMap((line, at) => {
    const next = parts[at + 1];
    const texts = [
      { text: line.text, end: line.end },
      ...(next ? [{ text: `${line.text} ${next.text}`, end: next.end }] : []),
    ];
    return texts.map(({ text, end }) => {
      const found = tokensOf(text).filter((token) => termOf(token.text) !== undefined);
      const terms = new Set(found.map((token) => termOf(token.text))).size;
      const marks = joined(found, text);
      return { text, end, start: line.start, marks, terms, own: marks.some(({ from }) => from < line.text.length) };
    });
  });
  // On ties, the first wins: one line before two, earlier before later.
  const most = Math.max(...stretches.map(({ terms, own }) => (own ? terms : 0)));
  return most === 0 ? undefined : stretches.find(({ terms, own }) => own && terms === most);
}

const overlap = (a: Stretch, b: Stretch) => a.start < b.end && b.start < a.end;

const mostShown = 3;

/** The passages to show: the three best matches at most, in chronological order. */
export function stretchesOf(passages: readonly PassageRow[], termOf: TermOf): Stretch[] {
  const shown: Stretch[] = [];
  const best = passages.flatMap((passage) => bestStretch(passage, termOf) ?? []).sort((a, b) => b.terms - a.terms);
  for (const stretch of best) {
    // Captions in several languages or of several kinds say the same thing at the same time.
    if (shown.length < mostShown && !shown.some((other) => overlap(other, stretch))) shown.push(stretch);
  }
  return shown.sort((a, b) => a.start - b.start);
}
