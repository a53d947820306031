export type DescriptionPart =
  | { readonly kind: "text" | "link"; readonly text: string }
  | { readonly kind: "time"; readonly text: string; readonly seconds: number };

/** URLs, without trailing punctuation; and times such as 4:05 or 1:02:03. */
const marked = /(https?:\/\/[^\s<>"]*[^\s<>"'.,;:!?)\]])|(?<![\d:.,])((?:\d{1,2}:)?[0-5]?\d:[0-5]\d)(?![\d:])/g;

const secondsOf = (time: string): number => time.split(":").reduce((sum, part) => 60 * sum + Number(part), 0);

/**
 * A description in parts: text, URLs and times in the video.
 * @param duration in seconds, if known: a time beyond it is a time of day
 */
export function descriptionParts(description: string, duration: number | null): DescriptionPart[] {
  const parts: DescriptionPart[] = [];
  let done = 0;
  for (const match of description.matchAll(marked)) {
    const [text, link, time] = match;
    const seconds = time === undefined ? 0 : secondsOf(time);
    if (time !== undefined && duration !== null && seconds > duration) continue;
    if (match.index > done) parts.push({ kind: "text", text: description.slice(done, match.index) });
    parts.push(link === undefined ? { kind: "time", text, seconds } : { kind: "link", text });
    done = match.index + text.length;
  }
  if (done < description.length) parts.push({ kind: "text", text: description.slice(done) });
  return parts;
}

/** The start time in a URL, in seconds: `?t=90`, `90s` or `1m30s`; undefined if there is none. */
export function momentIn(params: URLSearchParams): number | undefined {
  const [, hours = "0", minutes = "0", seconds = "0"] =
    /^(?:(\d{1,3})h)?(?:(\d{1,4})m)?(?:(\d{1,6})s?)?$/.exec(params.get("t") ?? "") ?? [];
  const moment = 3600 * Number(hours) + 60 * Number(minutes) + Number(seconds);
  return moment > 0 ? moment : undefined;
}
