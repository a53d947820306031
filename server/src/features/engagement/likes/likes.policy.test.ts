import fc from "fast-check";
import { expect, it } from "vitest";
import { asOneAfterAnother, type LikeChange } from "./likes.policy.ts";

const changes = fc.array(
  fc.record({
    videoId: fc.integer({ min: 1, max: 3 }),
    userId: fc.integer({ min: 1, max: 3 }),
    likes: fc.constantFrom(true, false, undefined),
    creates: fc.boolean(),
    /** Whether the member can see the video. */
    seen: fc.boolean(),
  }),
);
const key = ({ videoId, userId }: Pick<LikeChange, "videoId" | "userId">) => `${videoId} ${userId}`;

it("a batch of changes has the same result as the changes one after another", () => {
  fc.assert(
    fc.property(changes, fc.uniqueArray(fc.integer({ min: 1, max: 3 })), (made, recorded) => {
      const visible = new Map(
        made.flatMap(({ seen, videoId }, at) => (seen ? [[at, { hasRecord: recorded.includes(videoId) }]] : [])),
      );
      const { outcomes, created, liked, unliked } = asOneAfterAnother(made, visible);

      const records = new Set(recorded);
      const likes = new Map<string, boolean>();
      const expected = made.map((change) => {
        if (!change.seen || (!records.has(change.videoId) && !change.creates)) return "missing";
        if (change.likes !== undefined) likes.set(key(change), change.likes);
        if (records.has(change.videoId)) return "changed";
        records.add(change.videoId);
        return "created";
      });
      expect(outcomes).toEqual(expected);
      expect([...recorded, ...created].toSorted()).toEqual([...records].toSorted());
      const wishes = [...liked.map((pair) => [key(pair), true]), ...unliked.map((pair) => [key(pair), false])];
      expect(wishes.toSorted()).toEqual([...likes].toSorted());
    }),
  );
});
