import type { QueueReason } from "@mindreel/contract/playback/queue";

export interface Candidate {
  readonly id: number;
  readonly reason: QueueReason;
  /** What is left of it to watch. */
  readonly seconds: number;
}

/** The share of the time that may stay empty before the last video gives its place to a longer one. */
const slack = 0.1;

/**
 * Fills a time with candidates, which come in the order of their priority.
 *
 * Each one that still fits is taken; those that are too long are passed over. Where more than a tenth of the time is
 * still left, the last one taken gives its place to the longest that fits there instead, of the same reason, so that
 * nothing more important is lost.
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
