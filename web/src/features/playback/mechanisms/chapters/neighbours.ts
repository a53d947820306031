import type { Chapter } from "@mindreel/contract/catalogue/chapters";

/** Seconds into a chapter after which going back restarts it instead of opening the previous one. */
const begun = 3;

export const chapterAfter = (chapters: readonly Chapter[], seconds: number): Chapter | undefined =>
  chapters.find(({ start }) => start > seconds);

/** The previous chapter or, once the current one has played for a while, its beginning. */
export const chapterBefore = (chapters: readonly Chapter[], seconds: number): Chapter | undefined =>
  chapters.findLast(({ start }) => start <= seconds - begun) ?? chapters[0];
