import { wordsOf } from "@mindreel/contract/plain/folding";
import { minute } from "#domain/time/units-of-time.ts";

/** The rest of a search is ignored. */
const mostWords = 12;

/** The words that a note must contain, as they are stored with notes. */
export const soughtIn = (search: string): readonly string[] => [...new Set(wordsOf(search))].slice(0, mostWords);

/** Minimum time in minutes during which a deletion can be undone. */
const undoable = 60;

export const deletedBefore = (now: Date): Date => new Date(now.getTime() - undoable * minute);
