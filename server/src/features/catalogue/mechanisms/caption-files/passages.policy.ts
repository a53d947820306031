import { inSlices } from "#domain/work/slices.ts";
import type { Cue } from "./cues.policy.ts";

/** A stretch of speech that searches find as one unit. */
export interface Passage {
  /** Milliseconds. */
  readonly start: number;
  readonly end: number;
  /** The text of its cues, one per line. */
  readonly text: string;
  /** When each line begins, in milliseconds. */
  readonly starts: readonly number[];
  /** The first words of the next passage, so that a phrase spanning both is found; empty if that one is far away. */
  readonly tail: string;
}

type Said = Pick<Cue, "start" | "end" | "plain">;

/** Milliseconds. */
const least = 12_000;
const most = 20_000;
const silence = 10_000;
const breath = 1500;
const longestText = 2000;
const mostCues = 100;
const tailWords = 8;

const sentenceEnds = /[.!?…。！？]["'”’»)\]]*$/;

function endsBefore(cues: readonly Said[], next: Said): boolean {
  const [first] = cues;
  const last = cues.at(-1);
  if (first === undefined || last === undefined) return false;
  const length = last.end - first.start;
  const pause = next.start - last.end;
  return (
    next.end - first.start > most ||
    pause >= silence ||
    cues.length >= mostCues ||
    cues.reduce((sum, { plain }) => sum + plain.length, next.plain.length) > longestText ||
    (length >= least && (pause >= breath || sentenceEnds.test(last.plain)))
  );
}

function passageOf(cues: readonly Said[], next: readonly Said[] | undefined): Passage {
  const start = cues[0]?.start ?? 0;
  const end = Math.max(...cues.map((cue) => cue.end));
  const near = next !== undefined && (next[0]?.start ?? 0) - end < silence;
  const following = near ? next.map(({ plain }) => plain).join(" ") : "";
  return {
    ...{ start, end },
    text: cues.map(({ plain }) => plain).join("\n"),
    starts: cues.map((cue) => cue.start),
    tail: following.slice(0, 200).split(" ").slice(0, tailWords).join(" "),
  };
}

/** Splits cues into passages of 12 to 20 seconds, at the end of a sentence or at a pause where possible. */
export async function passagesOf(cues: readonly Said[]): Promise<Passage[]> {
  const groups: Said[][] = [];
  await inSlices(cues, (cue) => {
    const group = groups.at(-1);
    if (group === undefined || endsBefore(group, cue)) groups.push([cue]);
    else group.push(cue);
  });
  const passages: Passage[] = [];
  await inSlices(groups.entries(), ([n, group]) => passages.push(passageOf(group, groups[n + 1])));
  return passages;
}
