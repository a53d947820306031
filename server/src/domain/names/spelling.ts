/** What a reader cannot see: marks of format, joiners, fillers, variation selectors, and the empty Braille pattern. */
const unseen = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;
/** Of these, words of Persian and Indic languages need joiners, and emoji the selectors. */
const unneeded = /(?!\u200c|\u200d|\ufe0e|\ufe0f)[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/**
 * Letters that look like Latin ones, small or as capitals: those of UTS 39 (confusables.txt) from the scripts that
 * people mix with Latin to imitate a name. NFKC unifies full-width and mathematical letters before.
 */
const lookAlikes = new Map(
  Object.entries({
    a: "аαɑ",
    b: "вβь",
    c: "сϲ",
    d: "ԁ",
    e: "еεҽ",
    g: "ɡց",
    h: "һнηհ",
    i: "іιıӏ",
    j: "јϳ",
    k: "кκ",
    m: "мμ",
    n: "ո",
    o: "оοօσ",
    p: "рρ",
    q: "ԛգ",
    s: "ѕ",
    t: "тτ",
    u: "υս",
    v: "νѵ",
    w: "ԝѡա",
    x: "хχ",
    y: "уγү",
    z: "ζ",
  }).flatMap(([latin, others]) => [...others].map((other) => [other, latin] as const)),
);

const latin = /\p{Script=Latin}/u;
const mixable = /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}]/u;

const inLatin = (text: string): string => [...text].map((letter) => lookAlikes.get(letter) ?? letter).join("");

/** A name as it is stored: one line, in one form of Unicode, without what nobody sees. */
export const nameOf = (text: string): string =>
  text.toWellFormed().normalize("NFC").replace(unneeded, "").replace(/\s+/g, " ").trim();

/** The same for names that look the same. */
export const lookOf = (name: string): string =>
  inLatin(name.toWellFormed().normalize("NFKC").replace(unseen, "").toLowerCase()).replace(/\s+/g, " ").trim();

/** Whether a name mixes letters of scripts that look alike, which nobody does but to imitate one. */
export const mixesScripts = (name: string): boolean => latin.test(name) && mixable.test(name);

/** A folded text without what nobody sees, and with Latin words all in Latin letters. */
export function readable(text: string): string {
  const seen = text.replace(unseen, "");
  if (!mixesScripts(seen)) return seen;
  return seen.replace(/[\p{L}\p{M}\p{N}]+/gu, (word) => (mixable.test(inLatin(word)) ? word : inLatin(word)));
}
