import fc from "fast-check";
import { beforeAll, expect, it, vi } from "vitest";
import { startApp, type TestApp } from "#test/app/app.ts";
import { first, type TestMember } from "#test/app/members.ts";
import { webRoot } from "#test/app/web.ts";
import { type Action, actions, performer } from "#test/library/actions.ts";
import { libraryOf } from "#test/library/library.ts";
import { nightly } from "#test/run/nightly.ts";

// Two servers with a cache, and one that answers everything from the database, on one database and clock.
const root = webRoot();
const here = await startApp({ webRoot: root });
const { clock } = here;
const there = await startApp({ beside: here.url, clock, webRoot: root });
const plain = await startApp({ beside: here.url, clock, webRoot: root, remembers: false });

const superuser = first(await here.members("superuser", 1));
const members = await here.members("pro", 3);
await here.query("update users set early_access = true where id = $1", [members[1]?.id]);
const categories = ["Drama", "Nature"];
for (const name of categories) await libraryOf(here, superuser.token).category(name);
await libraryOf(here, superuser.token).fill(
  Array.from({ length: 30 }, (_, n) => ({ title: `Film ${n}`, categoryId: 1 + (n % 2) })),
);
const filmed = (await here.query<{ id: number }>("select id from videos order by id desc")).map(({ id }) => id);
for (const [n, title] of ["The sea", "The woods"].entries()) {
  const { id } = await here.ok("POST /api/series/v1/series/", { token: superuser.token, body: { title } });
  const videos = filmed.slice(4 * n, 4 * n + 4).map((video) => ({ id: video, series: { id } }));
  await here.ok("PATCH /api/admin/v1/videos/", { token: superuser.token, body: { videos } });
}
// Around a hundred likers, the most that a response lists.
await here.query(`
  insert into users (username, email) select 'fan ' || n, 'fan' || n || '@example.com' from generate_series(1, 110) n`);
for (const [video, fans] of [
  [30, 99],
  [29, 100],
  [28, 101],
  [27, 110],
]) {
  await here.query(
    "insert into likes (user_id, video_id) select id, $1 from users where username like 'fan %' order by id desc limit $2",
    [video, fans],
  );
}
beforeAll(() =>
  vi.waitFor(() =>
    expect([here.cache.isEnabled(), there.cache.isEnabled(), plain.cache.isEnabled()]).toEqual([true, true, false]),
  ),
);

const list = "/api/category/v1/video/";
const reads = [
  "/",
  "/favorites",
  "/recent-videos",
  list,
  `${list}?page=2`,
  `${list}?ordering=popular`,
  `${list}?ordering=title`,
  `${list}?ordering=created&page=3`,
  `${list}?category=drama`,
  `${list}?category=Nature&ordering=-title`,
  `${list}?ordering=duration`,
  `${list}?ordering=-duration&category=drama`,
  `${list}?max_duration=599`,
  `${list}?min_duration=601&ordering=title`,
  `${list}?category=sparte%201`,
  `${list}?search=film`,
  `${list}?search=new`,
  `${list}?saved=true`,
  `${list}?recent=true`,
  "/api/playback/v1/continue/",
  "/api/series/v1/series/",
  "/api/accounts/v1/current_user/",
  "/api/accounts/v1/checkpro/",
  "/api/accounts/v1/security/",
  "/api/requests/v1/answers/",
  "/api/category/v1/home/",
  "/api/public/v1/home/",
  "/api/public/v1/showcase/",
  "/api/category/v1/categories/",
];

/** Half of the members accept German. */
const languageOf = ({ id }: TestMember) => (id % 2 === 0 ? { "accept-language": "de" } : {});

const cookieOf = ({ token, id }: TestMember) => `user=${encodeURIComponent(JSON.stringify({ token, id }))}`;

async function answer(t: TestApp, url: string, member: TestMember) {
  const { statusCode, headers, payload } = await t.app.inject({
    url,
    headers: { authorization: `Token ${member.token}`, cookie: cookieOf(member), ...languageOf(member) },
  });
  return { url, status: statusCode, type: headers["content-type"], payload };
}

interface Step extends Action {
  readonly on: "here" | "there";
  /** Reads before and after it, as indexes of `reads` and `members`. */
  readonly reads: readonly (readonly [read: number, member: number])[];
}

const perform = performer({ plain, superuser, members, advance: here.advance });

/** Restores everybody who lost their session or pro, so that histories continue. */
async function comeBack(): Promise<void> {
  await plain.query("update users set is_active = true, pro_expiry_date = $1 where id = any($2::int[])", [
    new Date(clock().getTime() + 300 * 60_000),
    members.map(({ id }) => id),
  ]);
  for (const member of members) {
    await plain.query(
      `insert into sessions (user_id, token_hash, created_at, last_used_at)
       select $1, translate(encode(sha256($2), 'base64'), '+/=', '-_'), $3, $3 on conflict do nothing`,
      [member.id, Buffer.from(member.token), clock()],
    );
  }
}

const step: fc.Arbitrary<Step> = fc.record({
  does: fc.constantFrom(...actions),
  member: fc.nat({ max: members.length - 1 }),
  video: fc.nat({ max: 15 }),
  n: fc.integer({ min: 1, max: 5 }),
  on: fc.constantFrom("here", "there"),
  reads: fc.array(fc.tuple(fc.nat({ max: reads.length - 1 }), fc.nat({ max: members.length - 1 })), {
    minLength: 3,
    maxLength: 6,
  }),
});

const askers = [...members, superuser];

async function answers(t: TestApp, asked: Step["reads"]) {
  const found = [];
  for (const [read, member] of asked) {
    const [url, asker] = [reads[read], askers[member]];
    if (url !== undefined && asker !== undefined) found.push(await answer(t, url, asker));
  }
  return found;
}

it("matches the database byte for byte: at once on the server that wrote, and soon on another one", {
  timeout: 280_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 30 }), async (steps) => {
      await comeBack();
      for (const each of steps) {
        const [one, other] = each.on === "here" ? [here, there] : [there, here];
        // Fills both caches with the data that is about to change.
        await Promise.all([answers(one, each.reads), answers(other, each.reads)]);
        await perform(each, one);
        if (each.does !== "others") expect(await answers(one, each.reads)).toEqual(await answers(plain, each.reads));
        await vi.waitFor(
          async () => {
            const expected = await answers(plain, each.reads);
            expect(await answers(other, each.reads)).toEqual(expected);
            expect(await answers(one, each.reads)).toEqual(expected);
          },
          { interval: 5 },
        );
      }
    }),
    { numRuns: nightly ? 6 : 2, endOnFailure: true, ...(!nightly && { seed: 5 }) },
  );
});

it("matches the database once writes stop, after any concurrent reads and writes", {
  timeout: 280_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 30 }), async (steps) => {
      await comeBack();
      await Promise.all(
        steps.flatMap((each) => [
          perform(each, each.on === "here" ? here : there),
          answers(here, each.reads),
          answers(there, each.reads),
        ]),
      );
      const everything = reads.flatMap((_, read) => askers.map((_, member) => [read, member] as const));
      const expected = await answers(plain, everything);
      await vi.waitFor(async () => {
        expect(await answers(here, everything)).toEqual(expected);
        expect(await answers(there, everything)).toEqual(expected);
      });
    }),
    { numRuns: nightly ? 4 : 2, endOnFailure: true, ...(!nightly && { seed: 5 }) },
  );
});
