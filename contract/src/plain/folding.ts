/**
 * How every search reads text: without case, accents, and letters that keyboards lack. The database has the same rules
 * (`server/src/db/functions/text.sql`); a test compares them for every character.
 */

/** Accents, vowel signs that are rarely written, and characters that nobody sees. */
const unseen =
  // biome-ignore lint/suspicious/noMisleadingCharacterClass: each is dropped by itself
  /[\u00ad\u0300-\u036f\u0483-\u0487\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u061c\u0640\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed\u180b-\u180f\u1ab0-\u1aff\u1dc0-\u1dff\u200b-\u200f\u202a-\u202e\u2060-\u206f\u20d0-\u20ff\ufe00-\ufe0f\ufe20-\ufe2f\ufeff\u{e0000}-\u{e0fff}]+/gu;

/** What NFKD leaves as it is. */
const plain: Readonly<Record<string, string>> = {
  ...{ ß: "ss", æ: "ae", œ: "oe", þ: "th" },
  ...{ ı: "i", ł: "l", ø: "o", đ: "d", ð: "d", ħ: "h", ŧ: "t", ŋ: "n", ĸ: "k", ς: "σ" },
};

export const fold = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(unseen, "")
    .normalize("NFC")
    .toLowerCase()
    .replace(/[ßæœþıłøđðħŧŋĸς]/g, (letter) => plain[letter] ?? letter);

/** A word of a text as it is written. The letters left out are used as apostrophes. */
export const writtenWord = /(?:(?![\u02b9-\u02ff])[\p{L}\p{M}\p{N}][\u00ad\u200b-\u200f\u2060]*)+/gu;

/** The words of a text, folded; everything but letters and digits separates them. */
export const wordsOf = (text: string): readonly string[] => fold(text.toWellFormed()).match(writtenWord) ?? [];

/** Letters of scripts that are written without spaces, or, like Korean, with words inside of others. */
const run =
  /([\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u1950-\u19df\u1a20-\u1aaf\u3005-\u3007\u3040-\u318f\u31a0-\u31ff\u3400-\u4dbf\u4e00-\u9fff\ua9e0-\ua9ff\uaa60-\uaa7f\uac00-\ud7af\u{1b000}-\u{1b16f}\u{20000}-\u{3ffff}]+)/u;

/** Whether a word, or a part of one, is of a script that is written without spaces. */
export const isRun = (word: string): boolean => run.test(word);

/** A word's parts: each is of a script that is written without spaces, or has no letter of one. */
export const partsOf = (word: string): readonly string[] => word.split(run).filter((part) => part !== "");

const pairsOf = (part: string): readonly string[] => {
  const letters = [...part];
  return letters.length < 2 || !isRun(part) ? [part] : letters.slice(1).map((letter, at) => `${letters[at]}${letter}`);
};

/** Of a longer word, no more is looked for. */
const longest = 60;

/** The words to look for: of a run of letters without spaces, each two that are side by side. */
export const soughtWords = (search: string): readonly string[] =>
  wordsOf(search)
    .flatMap(partsOf)
    .flatMap(pairsOf)
    .map((word) => [...word].slice(0, longest).join(""));

/** Words to look for as a text, with pairs joined to the run that they came from. */
export const textOf = (words: readonly string[]): string =>
  words.reduce((text, word) => {
    const [first = "", second] = word;
    if (second !== undefined && isRun(word) && text.endsWith(first)) return text + second;
    return text === "" ? word : `${text} ${word}`;
  }, "");
