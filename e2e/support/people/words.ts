import { randomInt } from "node:crypto";

// Without vowels and digits, it never contains a word of the product or a number, so a journey's search does not match
// inside it.
const letters = "bcdfghjkmnpqrstvwxz";

/** A unique word, as long as a YouTube video id. */
export const newWord = (): string => Array.from({ length: 11 }, () => letters[randomInt(letters.length)]).join("");
