import type { Chapter } from "@mindreel/contract/catalogue/chapters";

/** Seconds into a chapter from which going back leads to its own beginning. */
const begun = 3;

export const chapterAfter = (chapters: readonly Chapter[], seconds: number): Chapter | undefined =>
  chapters.find(({ start }) => start > seconds);

/** The chapter before the one that plays or, once that has gone on for a while, its beginning. */
export const chapterBefore = (chapters: readonly Chapter[], seconds: number): Chapter | undefined =>
  chapters.findLast(({ start }) => start <= seconds - begun) ?? chapters[0];
