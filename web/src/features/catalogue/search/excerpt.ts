import { fold, soughtWords, writtenWord } from "@mindreel/contract/plain/folding";

/** A part of a text, and whether it is a word of the search. */
export interface Part {
  readonly text: string;
  readonly marked: boolean;
}

/** Characters before the first marked word, if the text does not begin with it. */
const before = 60;
/** Shorter words are only marked if they are equal. */
const least = 4;

/** "lectures" and "lecture" are alike. */
function alike(word: string, sought: string): boolean {
  if (word === sought) return true;
  const [short, long] = word.length < sought.length ? [word, sought] : [sought, word];
  return short.length >= least && long.length - short.length <= 2 && long.startsWith(short);
}

/** A description from about its first word of the search, with all of them marked. */
export function excerptOf(description: string, search: string): readonly Part[] {
  const sought = soughtWords(search);
  const marks = [...description.matchAll(writtenWord)].filter(([word]) => {
    const folded = fold(word);
    return sought.some((each) => alike(folded, each));
  });
  const first = marks[0]?.index ?? 0;
  const begin = first <= 2 * before ? 0 : description.lastIndexOf(" ", first - before) + 1;
  const parts: Part[] = begin > 0 ? [{ text: "…", marked: false }] : [];
  let at = begin;
  for (const { 0: text, index } of marks) {
    parts.push({ text: description.slice(at, index), marked: false }, { text, marked: true });
    at = index + text.length;
  }
  return [...parts, { text: description.slice(at), marked: false }].filter(({ text }) => text !== "");
}
