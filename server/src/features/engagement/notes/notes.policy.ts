import { minute } from "#domain/units-of-time.ts";

/** The words that a note must contain; punctuation alone does not count. */
export const wordsOf = (search: string): readonly string[] => search.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu) ?? [];

/** Minimum time in minutes during which a deletion can be undone. */
const undoable = 60;

export const deletedBefore = (now: Date): Date => new Date(now.getTime() - undoable * minute);
