import type { QueueReason } from "@mindreel/contract/playback/queue";

export interface Candidate {
  readonly id: number;
  readonly reason: QueueReason;
  /** Remaining seconds to watch. */
  readonly seconds: number;
}

/** The share of the time that may stay empty; beyond it, the last video is replaced with a longer one. */
const slack = 0.1;

/**
 * Fills a time with candidates, which are sorted by priority.
 *
 * Takes every candidate that still fits, and skips the others. If more than a tenth of the time is left, the last one
 * taken is replaced with the longest one of the same reason that fits instead, so that nothing more important is lost.
 */
export function fillTime(candidates: readonly Candidate[], seconds: number): Candidate[] {
  const taken = new Map<number, Candidate>();
  let left = seconds;
  for (const candidate of candidates) {
    if (taken.has(candidate.id) || candidate.seconds > left) continue;
    taken.set(candidate.id, candidate);
    left -= candidate.seconds;
  }
  const queue = [...taken.values()];
  const last = queue.at(-1);
  if (last === undefined || left <= seconds * slack) return queue;
  const best = candidates
    .filter(({ id, reason }) => reason === last.reason && !taken.has(id))
    .filter((other) => other.seconds <= left + last.seconds)
    .reduce((longest, other) => (other.seconds > longest.seconds ? other : longest), last);
  return [...queue.slice(0, -1), best];
}
