import type { Chapter } from "@mindreel/contract/catalogue/chapters";
import { chapterLine, chapterLineEnd } from "@mindreel/contract/plain/kinds/chapter-lines";
import { limits } from "@mindreel/contract/plain/limits";
import type { Cue } from "#features/catalogue/mechanisms/caption-files/cues.policy.ts";

/** A single time refers to a moment; it is not a list of chapters. */
const fewest = 2;

/** Starts at a line with 0:00 and continues while times increase. */
function risingFrom(lines: readonly string[], read: (line: string) => Chapter | null): Chapter[] {
  const rising: Chapter[] = [];
  for (const line of lines) {
    const chapter = read(line);
    if (chapter === null || (rising.length === 0 && chapter.start !== 0)) continue;
    const last = rising.at(-1);
    if (last !== undefined && chapter.start <= last.start) break;
    rising.push(chapter);
  }
  return rising.length < fewest ? [] : rising.slice(0, limits.chapters);
}

/**
 * The chapters that a description lists: lines with a time before the title or, if there are none, after it. As on
 * YouTube, the first one must begin at 0:00, so that other times in a description do not count.
 */
export function chaptersInDescription(description: string): Chapter[] {
  const lines = description.split(/\r?\n/);
  const leading = risingFrom(lines, chapterLine);
  return leading.length > 0 ? leading : risingFrom(lines, chapterLineEnd);
}

/** The chapters of a chapter file. The last one in a second wins, because a part precedes its first chapter. */
export function chaptersInFile(cues: readonly Pick<Cue, "start" | "plain">[]): Chapter[] {
  const byStart = new Map<number, Chapter>();
  for (const { start, plain } of cues) {
    const seconds = Math.floor(start / 1000);
    const title = plain.slice(0, limits.chapterTitle).toWellFormed().trim();
    byStart.set(seconds, { start: seconds, title });
  }
  return [...byStart.values()].toSorted((a, b) => a.start - b.start).slice(0, limits.chapters);
}
