import type { Chapter } from "@mindreel/contract/catalogue/chapters";
import { durationOf } from "@mindreel/contract/plain/durations";
import { chapterLine } from "@mindreel/contract/plain/kinds/chapter-lines";
import { messages } from "@mindreel/messages/catalogue/chapters";
import { format } from "#shared/language/format.ts";

export const asText = (chapters: readonly Chapter[]): string =>
  chapters.map(({ start, title }) => `${durationOf(start)} ${title}`).join("\n");

/** Parses chapters, one per line. @returns an error message if a line is invalid */
export function readChapters(text: string): Chapter[] | string {
  const chapters: Chapter[] = [];
  for (const [n, line] of text.split("\n").entries()) {
    if (line.trim() === "") continue;
    const chapter = chapterLine(line);
    if (chapter === null) return format(messages.noTime, { line: n + 1 });
    chapters.push(chapter);
  }
  return chapters;
}
