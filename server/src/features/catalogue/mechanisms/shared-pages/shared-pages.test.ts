import { likeUsersMax } from "@mindreel/contract/plain/limits";
import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { fill } from "#data/cache/slots.ts";
import { startApp } from "#test/app/app.ts";
import { first } from "#test/app/members.ts";
import { type OwnProgress, ownText, slotsOf, unknownLikes } from "./shared-pages.policy.ts";

const t = await startApp();
const plain = await startApp({ beside: t.url, remembers: false });
const { token } = first(await t.members("pro", 1));
await t.query("insert into categories (name) values ('Even')");
await t.query(`
  insert into videos (title, category_id, source, source_kind, oid, created_at, release_at, like_count, duration)
  select 'Film ' || md5(n::text), case when n % 2 = 0 then 1 end, 'https://v.example.com/' || n || '.mp4', 'file', n::text,
    '2025-01-01'::timestamptz + n / 3 * interval '1 minute',
    -- A few are to come.
    case when n % 400 = 0 then '2026-02-01'::timestamptz end, n % 7, nullif(n % 800, 0)
  from generate_series(1, 3000) n`);
await vi.waitFor(() => expect(t.cache.isEnabled()).toBe(true));

const list = "/api/category/v1/video/";
const headers = { authorization: `Token ${token}` };

const ask = async (app: typeof t, query: string) =>
  (await app.app.inject({ url: `${list}?${query}`, headers })).payload;

it.each(["-created", "created", "title", "-title", "popular", "duration", "-duration"])(
  "a deep page requested by number is the same with and without cached places, ordered by %s",
  async (ordering) => {
    for (const category of ["", "&category=even", "&max_duration=599", "&min_duration=300&category=even"]) {
      for (const page of [40, 41, 42, 81, 100, 120, 249, 250, 260, 9_999_999]) {
        const query = `ordering=${ordering}${category}&page=${page}`;
        expect(await ask(t, query)).toBe(await ask(plain, query));
      }
    }
  },
);

it("a deep page requested by number is still correct after a change", async () => {
  await t.query("delete from videos where oid in ('1', '1700', '2900')");
  for (const page of [41, 100, 249]) expect(await ask(t, `page=${page}`)).toBe(await ask(plain, `page=${page}`));
});

it("does not skip over all rows before a page", async () => {
  const query = vi.spyOn(t.database.pool, "query");
  await t.ok("GET /api/category/v1/video/", { token, query: { page: "201" } });
  await t.ok("GET /api/category/v1/video/", { token, query: { page: "202" } });
  const texts = query.mock.calls.map(([given]) => given as unknown as { text: string; values: unknown[] });
  query.mockRestore();
  const pages = texts.filter(({ text }) => text.includes("likers"));
  expect(pages).toHaveLength(2);
  // The first page starts exactly at a cached place, after 2,400 rows; the other starts 12 rows later.
  expect(pages.map(({ text, values }) => (text.includes("offset") ? values.at(-1) : 0))).toEqual([0, 12]);
});

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
