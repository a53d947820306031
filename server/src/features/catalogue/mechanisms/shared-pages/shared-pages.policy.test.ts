import { likeUsersMax } from "@mindreel/contract/plain/limits";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fill } from "#data/cache/slots.ts";
import { type OwnProgress, ownText, slotsOf, unknownLikes } from "./shared-pages.policy.ts";

interface Film {
  readonly id: number;
  readonly title: string;
  /** Sorted by id; null if it has no like record. */
  readonly likers: readonly number[] | null;
  /** The requesting member's progress. */
  readonly progress: OwnProgress;
}

const untouched: OwnProgress = { position: null, watched: false };

/** A page as written directly for one member. */
const written = (films: readonly Film[], memberId: number) =>
  JSON.stringify({
    results: films.map(({ id, title, likers, progress }) => {
      const others = (likers ?? []).filter((liker) => liker !== memberId);
      const likeusers = likers?.includes(memberId)
        ? [...others.slice(0, likeUsersMax - 1), memberId]
        : others.slice(0, likeUsersMax);
      const { position, watched } = memberId === 0 ? untouched : progress;
      return { id, title, videolikes: likers && { id, likevideo: id, likeusers }, position, watched };
    }),
  });

/** A page for everybody, with its slots. */
function sharedPage(films: readonly Film[]) {
  const bytes = Buffer.from(written(films, 0));
  const videos = films.map(({ id, likers }) => ({
    id,
    like_count: likers?.length ?? 0,
    videolikes: likers && { likeusers: likers.slice(0, likeUsersMax) },
  }));
  return { bytes, slots: slotsOf(bytes, videos) };
}

const liker = fc.integer({ min: 1, max: 130 });
const film: fc.Arbitrary<Film> = fc.record({
  id: fc.integer({ min: 1, max: 1000 }),
  title: fc.oneof(
    fc.string(),
    fc.constantFrom('"likeusers":[1]', '\\"likeusers":[', "“Ünïcode” ]", '"position":null,"watched":false'),
  ),
  likers: fc.option(fc.uniqueArray(liker, { maxLength: 125, size: "max" }).map((ids) => ids.toSorted((a, b) => a - b))),
  progress: fc.record({ position: fc.option(fc.nat({ max: 10_000 })), watched: fc.boolean() }),
});

describe("a shared page as a member sees it", () => {
  it("is identical to a page written for them alone", () => {
    fc.assert(
      fc.property(fc.uniqueArray(film, { maxLength: 12, selector: ({ id }) => id }), liker, (films, memberId) => {
        const { bytes, slots } = sharedPage(films);
        const own = new Set(films.filter(({ likers }) => likers?.includes(memberId)).map(({ id }) => id));
        const unknown = unknownLikes(slots, memberId);
        const likes = (id: number) => unknown.includes(id) && own.has(id);
        const progress = new Map(
          films.filter((each) => each.progress !== untouched).map((each) => [each.id, each.progress]),
        );
        const parts = { likes, progress: (id: number) => progress.get(id) };
        const seen = fill(bytes, slots, (slot) => ownText(slot, memberId, parts));
        expect(seen.toString()).toBe(written(films, memberId));
      }),
    );
  });

  it("is the same buffer for everyone who has neither liked nor played its videos", () => {
    const { bytes, slots } = sharedPage([{ id: 1, title: "One", likers: [2, 3], progress: untouched }]);
    const nothing = { likes: () => false, progress: () => undefined };
    expect(fill(bytes, slots, (slot) => ownText(slot, 9, nothing))).toBe(bytes);
    expect(unknownLikes(slots, 9)).toEqual([]);
  });
});
