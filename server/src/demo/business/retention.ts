import type { videoRetention } from "#db/schema/library/playback.ts";
import type { Random } from "./random.ts";

interface VideoDay {
  readonly videoId: number;
  readonly plays?: number | undefined;
}

/** Where one play begins and how far it gets, in hundredths of the video. */
function inventPlay(finished: number, random: Random): { first: number; last: number } {
  const first = random.chance(0.12) ? Math.floor(random.between(5, 70)) : 0;
  const left = 100 - first;
  const fate = random.next();
  if (fate < finished) return { first, last: Math.round(random.between(91, 100)) };
  // Many leave in the first minute, the rest anywhere.
  const reached = fate > 0.85 ? random.next() ** 2 * 0.12 : random.next() ** 1.2 * 0.9;
  return { first, last: first + Math.floor(left * reached) };
}

/** How far the plays of each video got, as the product counts them. */
export function inventRetention(days: readonly VideoDay[], random: Random): (typeof videoRetention.$inferInsert)[] {
  const plays = new Map<number, number>();
  for (const day of days) plays.set(day.videoId, (plays.get(day.videoId) ?? 0) + (day.plays ?? 0));
  return [...plays].flatMap(([videoId, count]) => {
    const steps = Array.from({ length: 101 }, (_, step) => ({ videoId, step, began: 0, stopped: 0 }));
    const finished = random.between(0.3, 0.65);
    for (let n = 0; n < count; n++) {
      const { first, last } = inventPlay(finished, random);
      const [beginning, end] = [steps[first], steps[last]];
      if (beginning !== undefined) beginning.began++;
      if (end !== undefined) end.stopped++;
    }
    return steps.filter(({ began, stopped }) => began + stopped > 0);
  });
}
