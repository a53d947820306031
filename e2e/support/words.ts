import { randomInt } from "node:crypto";

// No vowel and no digit: no word of the product and no number is ever a part of it, so what a journey looks for on the
// screen it does not find in a name by chance.
const letters = "bcdfghjkmnpqrstvwxz";

/** A word that no other test has, and no screen; as long as the id of a video at YouTube. */
export const newWord = (): string => Array.from({ length: 11 }, () => letters[randomInt(letters.length)]).join("");
