import { fold, wordsOf } from "@mindreel/contract/plain/folding";
import { readable } from "#domain/names/spelling.ts";

/** Line breaks, control characters, and characters that change the direction of surrounding text. */
const unseen = /[\p{Cc}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;
/** Compatibility characters expand to many others; an index entry is limited to 2,704 bytes. */
const longestKey = 300;

/** A request as it is stored and shown: one line. */
export const lineOf = (text: string): string => text.toWellFormed().replace(unseen, " ").replace(/\s+/g, " ").trim();

/** A key shared by requests for the same thing, regardless of spelling; empty if there are no words. */
export const keyOf = (text: string): string =>
  wordsOf(readable(fold(text.toWellFormed())))
    .join(" ")
    .slice(0, longestKey)
    .toWellFormed();
