import { refusals } from "@mindreel/messages/catalogue/captions";
import { type Sentence, sentence } from "#domain/sentences.ts";

interface Times {
  /** Milliseconds. */
  readonly start: number;
  readonly end: number;
  readonly settings: string;
}

const timestamp = /^(?:(\d{1,2}):)?(\d{1,2}):(\d{1,2})(?:[.,](\d{1,3}))?$/;

/** Milliseconds; null if the text is not a time. Players support hours up to 99. */
export function timestampOf(text: string): number | null {
  const [, hours = "0", minutes = "", seconds = "", fraction = ""] = timestamp.exec(text) ?? [];
  if (minutes === "" || Number(minutes) > 59 || Number(seconds) > 59) return null;
  return (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) * 1000 + Number(fraction.padEnd(3, "0"));
}

/** `01:02:03.456` */
export function timestamped(milliseconds: number): string {
  const whole = Math.floor(milliseconds / 1000);
  const parts = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  return `${parts.map((part) => String(part).padStart(2, "0")).join(":")}.${String(milliseconds % 1000).padStart(3, "0")}`;
}

const percentage = "(?:100|\\d{1,2})(?:\\.\\d{1,3})?%";
/** Strictly WebVTT syntax, because settings are passed to players unchanged. */
const settings = [
  /^vertical:(?:rl|lr)$/,
  new RegExp(`^line:(?:-?\\d{1,3}|${percentage})(?:,(?:start|center|end))?$`),
  new RegExp(`^position:${percentage}(?:,(?:line-left|center|line-right))?$`),
  new RegExp(`^size:${percentage}$`),
  /^align:(?:start|center|end|left|right)$/,
];

const settingsOf = (texts: readonly string[]): string =>
  settings.flatMap((setting) => texts.find((text) => setting.test(text)) ?? []).join(" ");

/** Parses the timing line of a cue. @returns an error message if the times are invalid */
export function timesOf(line: string, isVtt: boolean): Times | Sentence {
  const at = line.indexOf("-->");
  const [until = "", ...rest] = line
    .slice(at + 3)
    .trim()
    .split(/\s+/);
  const start = timestampOf(line.slice(0, at).trim());
  const end = timestampOf(until);
  if (start === null || end === null) return sentence(refusals, "badTimes");
  if (end < start) return sentence(refusals, "endsBefore");
  if (end === start) return sentence(refusals, "endsAtOnce");
  return { start, end, settings: isVtt ? settingsOf(rest) : "" };
}
