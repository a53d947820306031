/** The words that a note has to have; punctuation alone names none. */
export const wordsOf = (search: string): readonly string[] => search.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu) ?? [];

/** Minutes for which a deletion can be undone, at least. */
const undoable = 60;

export const deletedBefore = (now: Date): Date => new Date(now.getTime() - undoable * 60_000);
