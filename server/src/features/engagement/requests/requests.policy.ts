/** Line breaks, control characters, and those that turn the direction of the text around them. */
const unseen = /[\p{Cc}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;
/** Diacritical marks, which `fold_text` drops from the words of videos as well. */
const accents = /[\u0300-\u036f]/g;
const words = /[\p{L}\p{M}\p{N}]+/gu;
/** Compatibility forms unfold to many characters; an index holds 2,704 bytes. */
const longestKey = 300;

/** A request as it is kept and shown: one line. */
export const lineOf = (text: string): string => text.toWellFormed().replace(unseen, " ").replace(/\s+/g, " ").trim();

/** What requests for the same thing have in common, however they are written; empty where there is no word. */
export const keyOf = (text: string): string =>
  (text.toWellFormed().normalize("NFKD").replace(accents, "").toLowerCase().match(words) ?? [])
    .join(" ")
    .slice(0, longestKey)
    .toWellFormed();
