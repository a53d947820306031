import { randomInt } from "node:crypto";

// Without vowels and digits it never contains a word of the product or a number, so a journey does not find what it
// looks for inside such a word.
const letters = "bcdfghjkmnpqrstvwxz";

/** A unique word, as long as a video id at YouTube. */
export const newWord = (): string => Array.from({ length: 11 }, () => letters[randomInt(letters.length)]).join("");
