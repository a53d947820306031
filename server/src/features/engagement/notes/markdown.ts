import { durationOf } from "@mindreel/contract/plain/durations";
import { pagePath } from "@mindreel/contract/plain/pages";

interface Written {
  readonly videoId: number;
  readonly title: string;
  readonly available: boolean;
  readonly at: number;
  readonly text: string;
}

/** Escapes titles, which are plain text. Notes are not escaped, because members may write Markdown in them. */
const escaped = (title: string): string => title.replace(/\s+/g, " ").replace(/[\\`*_[\]<>#]/g, "\\$&");

const inItem = (text: string): string => text.split(/\r\n?|\n/).join("\n  ");

/** Notes grouped by video, in the given order. Notes about a video that is gone have no links. */
export function notesAsMarkdown(notes: readonly Written[], publicUrl: string): string {
  const lines = ["# Notes"];
  let video: number | undefined;
  for (const { videoId, title, available, at, text } of notes) {
    const { href } = new URL(pagePath("watch", { id: videoId }), publicUrl);
    if (videoId !== video) lines.push("", available ? `## [${escaped(title)}](${href})` : `## ${escaped(title)}`, "");
    video = videoId;
    const time = durationOf(at);
    lines.push(`- ${available ? `[${time}](${href}?t=${at})` : time} ${inItem(text)}`);
  }
  return `${lines.join("\n")}\n`;
}
