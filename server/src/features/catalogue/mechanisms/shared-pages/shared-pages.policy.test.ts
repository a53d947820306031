import { likeUsersMax } from "@mindreel/contract/plain/limits";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { asSeenBy, needsOwnLikes, type OwnProgress, sharedPage, unknownOf } from "./shared-pages.policy.ts";

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

const shared = (films: readonly Film[]) =>
  sharedPage(
    Buffer.from(written(films, 0)),
    films.length,
    films.map(({ id, likers }) => ({
      id,
      like_count: likers?.length ?? null,
      likers: (likers ?? []).slice(0, likeUsersMax + 1),
    })),
  );

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
        const page = shared(films);
        const own = new Set(films.filter(({ likers }) => likers?.includes(memberId)).map(({ id }) => id));
        const unknown = unknownOf(page);
        const known = (id: number) => unknown.includes(id) && own.has(id);
        const likes = needsOwnLikes(page, memberId) ? known : () => false;
        const progress = new Map(
          films.filter((each) => each.progress !== untouched).map((each) => [each.id, each.progress]),
        );
        const seen = asSeenBy(page, memberId, { likes, progress: (id) => progress.get(id) });
        expect(seen.toString()).toBe(written(films, memberId));
      }),
    );
  });

  it("is the same buffer for everyone who has neither liked nor played its videos", () => {
    const page = shared([{ id: 1, title: "One", likers: [2, 3], progress: untouched }]);
    expect(asSeenBy(page, 9, { likes: () => false, progress: () => undefined })).toBe(page.bytes);
    expect(needsOwnLikes(page, 9)).toBe(false);
  });
});
