import { queueReasons } from "@mindreel/contract/playback/queue";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Candidate, fillTime } from "./queue.policy.ts";

const rank = ({ reason }: Candidate) => queueReasons.indexOf(reason);
/** Some videos are candidates for several reasons. */
const candidates = fc
  .array(fc.tuple(fc.integer({ min: 1, max: 2000 }), fc.subarray([...queueReasons])), { maxLength: 30 })
  .map((videos) =>
    videos
      .flatMap(([seconds, reasons], id) => reasons.map((reason) => ({ id, reason, seconds })))
      .toSorted((a, b) => rank(a) - rank(b)),
  );
const time = fc.integer({ min: 60, max: 36_000 });
const total = (queue: readonly Candidate[]) => queue.reduce((sum, { seconds }) => sum + seconds, 0);

describe("filling a time", () => {
  it("never exceeds it, contains each video once, and keeps the order of reasons", () => {
    fc.assert(
      fc.property(candidates, time, (all, seconds) => {
        const queue = fillTime(all, seconds);
        expect(total(queue)).toBeLessThanOrEqual(seconds);
        expect(new Set(queue.map(({ id }) => id)).size).toBe(queue.length);
        expect(queue.map(rank)).toEqual(queue.map(rank).toSorted((a, b) => a - b));
        for (const each of queue) expect(all).toContain(each);
      }),
    );
  });

  it("leaves no room for any omitted video", () => {
    fc.assert(
      fc.property(candidates, time, (all, seconds) => {
        const queue = fillTime(all, seconds);
        const ids = new Set(queue.map(({ id }) => id));
        const left = seconds - total(queue);
        for (const other of all.filter(({ id }) => !ids.has(id))) expect(other.seconds).toBeGreaterThan(left);
      }),
    );
  });

  it("is never empty for a longer time if it is not for a shorter one", () => {
    fc.assert(
      fc.property(candidates, time, fc.nat({ max: 36_000 }), (all, seconds, more) => {
        if (fillTime(all, seconds).length > 0) expect(fillTime(all, seconds + more)).not.toEqual([]);
      }),
    );
  });

  const of = (id: number, seconds: number, reason: Candidate["reason"] = "new") => ({ id, reason, seconds });
  const idsOf = (all: readonly Candidate[], seconds: number) => fillTime(all, seconds).map(({ id }) => id);

  it("takes the more important video first, however long", () => {
    expect(idsOf([of(1, 900, "begun"), of(2, 400, "saved"), of(3, 300)], 1200)).toEqual([1, 3]);
  });

  it("gives the last place to a longer video of the same reason if much would stay empty", () => {
    expect(idsOf([of(1, 600), of(2, 100), of(3, 590), of(4, 580)], 1200)).toEqual([1, 3]);
    expect(idsOf([of(1, 600), of(2, 500), of(3, 600)], 1200)).toEqual([1, 2]);
    expect(idsOf([of(1, 100, "saved"), of(2, 1150)], 1200)).toEqual([1]);
  });
});
