import { durationOf } from "@mindreel/contract/plain/durations";
import { fold, wordsOf } from "@mindreel/contract/plain/folding";
import { queryOptions } from "@tanstack/react-query";
import type { VTTNode } from "media-captions";
import { vttPath, vttQuery } from "#shared/api/vtt.ts";

/** A line of the transcript. */
export interface Line {
  /** Index from 0. */
  readonly id: number;
  /** Seconds. */
  readonly start: number;
  readonly text: string;
}

/** Without tags; a speaker's name is put in front. */
function textOf(nodes: readonly VTTNode[]): string {
  return nodes
    .map((node) => {
      if (node.type === "text") return node.data;
      const text = textOf(node.children);
      return node.type === "v" && node.voice.trim() !== "" ? `${node.voice.trim()}: ${text}` : text;
    })
    .join("");
}

/** Word joiners that were inserted after a `<` so that it does not begin a tag. */
const joiners = /\u2060/g;

export async function linesOf(vtt: string): Promise<Line[]> {
  const { parseText, tokenizeVTTCue } = await import("media-captions");
  const { cues } = await parseText(vtt);
  return cues.map((cue, id) => ({
    ...{ id, start: cue.startTime },
    text: textOf(tokenizeVTTCue(cue)).replaceAll(joiners, "").replaceAll(/\s+/g, " ").trim(),
  }));
}

export const linesQuery = (video: number, caption: number) =>
  queryOptions({
    queryKey: ["transcript", caption],
    queryFn: async ({ client }) => linesOf(await client.fetchQuery(vttQuery(vttPath(video, caption)))),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** The current line at a time, or the last one before it; -1 before the first. */
export function lineAt(lines: readonly Line[], seconds: number): number {
  let [low, high] = [0, lines.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((lines[middle]?.start ?? 0) <= seconds) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

export const asText = (lines: readonly Line[]): string =>
  lines.map(({ start, text }) => `${durationOf(Math.floor(start))} ${text}`).join("\n");

/** Splits a text at the occurrences of words, as searches read them: every second part is a match. */
export function partsOf(text: string, words: string): string[] {
  const wanted = wordsOf(words).join(" ");
  if (wanted === "") return [text];
  // Folding may change the length of a text, so each character is folded by itself.
  const letters = [...text];
  const starts: number[] = [];
  let all = "";
  for (const letter of letters) {
    starts.push(all.length);
    const [read] = wordsOf(letter);
    if (read !== undefined) all += read;
    else if (fold(letter) !== "" && !all.endsWith(" ")) all += " ";
  }
  const parts: string[] = [];
  let from = 0;
  for (let at = all.indexOf(wanted); at !== -1; at = all.indexOf(wanted, at + wanted.length)) {
    const first = starts.findLastIndex((start) => start <= at);
    const last = starts.findLastIndex((start) => start < at + wanted.length) + 1;
    if (first < from) continue;
    parts.push(letters.slice(from, first).join(""), letters.slice(first, last).join(""));
    from = last;
  }
  return [...parts, letters.slice(from).join("")];
}
