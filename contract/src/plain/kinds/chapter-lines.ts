import { limits } from "../limits.ts";

/** A named part of a video; it lasts until the next one begins. */
interface ChapterLine {
  /** Seconds. */
  readonly start: number;
  readonly title: string;
}

const time = "(?:(\\d{1,2}):)?([0-5]?\\d):([0-5]\\d)(?!:?\\d)";
const dash = "[-–—:|·.]";
/** `0:00 Welcome`, `- (1:02:03) A long way`, `1. 4:05 – 6:10: The end`. */
const leading = new RegExp(
  `^(?:[-–—•*▶#] ?|\\d{1,3}[.)] )?[([]?${time}[)\\]]? ?(?:[-–—] ?[([]?\\d{1,2}:[\\d:]{2,5}[)\\]]? ?)?(?:${dash} ?)?(.*)$`,
);
/** `Welcome 0:00`, `The end (4:05)`. */
const trailing = new RegExp(`^(?:[-–—•*▶#] ?|\\d{1,3}[.)] )?(.*?) ?(?:${dash} ?)?[([]?${time}[)\\]]?$`);

function lineOf(title = "", hours = "0", minutes = "", seconds = ""): ChapterLine | null {
  const words = title.trim().slice(0, limits.chapterTitle).toWellFormed().trim();
  if (words === "" || minutes === "") return null;
  return { start: Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds), title: words };
}

const tidy = (line: string): string => line.replaceAll(/\s+/g, " ").trim();

/** Parses a line that begins with a time; null if it does not, or has no title. */
export function chapterLine(line: string): ChapterLine | null {
  const [, hours, minutes, seconds, title] = leading.exec(tidy(line)) ?? [];
  return lineOf(title, hours, minutes, seconds);
}

/** Parses a line that ends with a time. */
export function chapterLineEnd(line: string): ChapterLine | null {
  const [, title, hours, minutes, seconds] = trailing.exec(tidy(line)) ?? [];
  return lineOf(title, hours, minutes, seconds);
}
