import { inSlices } from "#domain/work/slices.ts";
import { cueText } from "./cue-text.policy.ts";
import type { Cue } from "./cues.policy.ts";

/** Lines that stay on the screen while the next one appears. */
const mostCarried = 4;
/** Milliseconds between a cue and the next that still belong together. */
const near = 100;

const linesOf = ({ markup }: Cue): string[] => markup.split("\n");

/** How many of a cue's first lines are the last ones of the cue before. */
function carried(before: Cue, cue: Cue): number {
  if (cue.start > before.end + near || cue.start < before.start) return 0;
  const [shown, lines] = [linesOf(before), linesOf(cue)];
  for (let count = Math.min(mostCarried, shown.length, lines.length); count > 0; count--)
    if (shown.slice(-count).every((line, at) => line === lines[at])) return count;
  return 0;
}

/**
 * Captions that roll, as YouTube makes them, show each line again while the next one appears. Leaves each line where it
 * appears first. People repeat themselves too, so this takes several cues that continue the one before.
 */
export async function unrolled(cues: readonly Cue[]): Promise<readonly Cue[]> {
  const counts: number[] = [];
  let rolling = 0;
  await inSlices(cues.entries(), ([at, cue]) => {
    const before = cues[at - 1];
    const count = before === undefined ? 0 : carried(before, cue);
    if (count > 0 && count < linesOf(cue).length) rolling++;
    counts.push(count);
  });
  if (rolling < 2 || rolling < cues.length / 4) return cues;
  const left: Cue[] = [];
  await inSlices(cues.entries(), ([at, cue]) => {
    const text = cueText(linesOf(cue).slice(counts[at]).join("\n"));
    const last = left.at(-1);
    if (text !== null) left.push({ ...cue, ...text });
    else if (last !== undefined) left[left.length - 1] = { ...last, end: Math.max(last.end, cue.end) };
  });
  return left;
}
