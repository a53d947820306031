import fc from "fast-check";
import { beforeAll, expect, it, vi } from "vitest";
import { inTransaction } from "#data/transaction.ts";
import { eq } from "#db/orm.ts";
import { videos } from "#db/schema/catalogue.ts";
import { AppError } from "#domain/errors.ts";
import { startApp, type TestApp } from "#test/app.ts";
import { libraryOf } from "#test/library.ts";
import { first, type TestMember } from "#test/members.ts";

// Two servers that answer from memory, and one that answers everything from the database, on one database and clock.
const here = await startApp();
const { clock } = here;
const there = await startApp({ beside: here.url, clock });
const plain = await startApp({ beside: here.url, clock, remembers: false });

const minute = 60_000;
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
// Around the hundred likers that an answer names.
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
  vi.waitFor(
    () => expect([here.memory.keeps(), there.memory.keeps(), plain.memory.keeps()]).toEqual([true, true, false]),
    {
      timeout: 10_000,
    },
  ),
);

const list = "/api/category/v1/video/";
const reads = [
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
  `${list}?search=film`,
  `${list}?search=new`,
  `${list}?saved=true`,
  `${list}?recent=true`,
  "/api/playback/v1/continue/",
  "/api/series/v1/series/",
  "/api/accounts/v1/current_user/",
  "/api/accounts/v1/checkpro/",
  "/api/category/v1/categories/",
];

async function answer(t: TestApp, url: string, { token }: TestMember) {
  const { statusCode, headers, payload } = await t.app.inject({ url, headers: { authorization: `Token ${token}` } });
  return { url, status: statusCode, type: headers["content-type"], payload };
}

interface Step {
  readonly does: (typeof deeds)[number];
  readonly member: number;
  readonly video: number;
  readonly n: number;
  readonly on: "here" | "there";
  /** What is asked for before and after it, as indexes of `reads` and `members`. */
  readonly reads: readonly (readonly [read: number, member: number])[];
}

const deeds = [
  ...(["like", "unlike", "save", "unsave", "watch", "play", "finish", "forget"] as const),
  ...(["create", "schedule", "rename", "move", "delete", "restore"] as const),
  ...(["measure", "give another source"] as const),
  ...(["fill series", "empty series", "order series", "name series", "delete series", "restore series"] as const),
  ...(["name category", "delete category", "add category"] as const),
  ...(["block", "unblock", "sign out", "give pro", "end pro", "take early access"] as const),
  ...(["wait", "others"] as const),
] as const;

let playedTimes = 0;

/** Does one thing through the calls or services of a server. What is refused changes nothing, which is a case as well. */
async function perform({ does, member: index, video: at, n }: Step, t: TestApp): Promise<void> {
  const member = members[index % members.length];
  if (member === undefined) throw new Error("no such member");
  const { id, token } = member;
  const present = await plain.query<{ id: number }>("select id from videos order by id desc");
  const video = present[at % present.length]?.id ?? 0;
  const [category] = await plain.query<{ id: number }>("select id from categories order by id desc limit 1");
  const lists = { add: [video], remove: [] };
  const edit = (body: object) =>
    t.request("PATCH /api/category/v1/video/{id}/", { token: superuser.token, id: video, body });
  switch (does) {
    case "like":
    case "unlike":
      await t.request("POST /api/category/v1/like/videos/", {
        token,
        body: { likevideo: video, likeusers: does === "like" ? [id] : [] },
      });
      return;
    case "save":
    case "watch": {
      const kind = does === "save" ? "save" : "recent";
      await t.request(`POST /api/category/v1/${kind}/videos/`, { token, body: { user: id, video: [video] } });
      return;
    }
    case "play":
    case "finish":
      await t.request("PUT /api/playback/v1/videos/{id}/position/", {
        ...{ token, id: video },
        body: { position: does === "play" ? 10 * n : 95, duration: 100, session: `play-${n}`, seq: playedTimes++ },
      });
      return;
    case "forget":
      await t.request("DELETE /api/playback/v1/continue/{id}/", { token, id: video });
      return;
    case "unsave":
      await t.request("PATCH /api/category/v1/save/videos/{id}/", {
        token,
        id,
        body: { ...lists, add: [], remove: [video] },
      });
      return;
    case "create":
    case "schedule":
      await libraryOf(t, token)
        .fill([
          {
            title: `New film ${n}`,
            categoryId: n % 2 === 0 ? (category?.id ?? null) : null,
            // Never at the moment to which time is moved.
            releaseAt: does === "create" ? null : new Date(clock().getTime() + (n * 60 + 30) * minute),
          },
        ])
        .catch((error: unknown) => {
          // Its category may be gone by now.
          if (!(error instanceof AppError)) throw error;
        });
      return;
    case "rename":
      await edit({ title: `Film "likeusers":[${n}] \\` });
      return;
    case "measure":
      // As the job does, and players' reports.
      if (n % 2 === 0) {
        await inTransaction(t.database.db, async (tx) => {
          await tx
            .update(videos)
            .set({ duration: 300 * n })
            .where(eq(videos.id, video));
        });
      }
      for (const { id: player } of members) await t.services.catalogue.durations.reported(video, player, 301 * n);
      return;
    case "give another source":
      await edit({ youtube_video_link: `https://videos.example.com/other-${n}.mp4` });
      return;
    case "move":
      await edit({ category: String(category?.id ?? 1) });
      return;
    case "delete":
      await t.request("DELETE /api/category/v1/video/{id}/", { token: superuser.token, id: video });
      return;
    case "restore":
      await t.request("POST /api/admin/v1/videos/restore/", { token: superuser.token, body: { ids: [video] } });
      return;
    case "fill series":
    case "empty series": {
      const id = 1 + (n % 2);
      await t.request("PATCH /api/admin/v1/videos/", {
        token: superuser.token,
        body: { videos: [{ id: video, series: does === "fill series" ? { id, place: n } : null }] },
      });
      return;
    }
    case "order series": {
      const found = await plain.query<{ id: number }>(
        `select v.id from series_videos m join videos v on v.id = m.video_id
         where m.series_id = $1 and v.deleted_at is null order by v.title, v.id`,
        [1 + (n % 2)],
      );
      await t.request("PUT /api/series/v1/series/{id}/videos/", {
        ...{ token: superuser.token, id: 1 + (n % 2) },
        body: { videos: found.map((each) => each.id) },
      });
      return;
    }
    case "name series":
      await t.request("PATCH /api/series/v1/series/{id}/", {
        ...{ token: superuser.token, id: 1 + (n % 2) },
        body: { title: `"likeusers":[${n}] "position":null,"watched":false` },
      });
      return;
    case "delete series":
      await t.request("DELETE /api/series/v1/series/{id}/", { token: superuser.token, id: 1 + (n % 2) });
      return;
    case "restore series":
      await t.request("POST /api/admin/v1/series/{id}/restore/", { token: superuser.token, id: 1 + (n % 2) });
      return;
    case "name category":
      await t.request("PATCH /api/category/v1/categories/{id}/", {
        token: superuser.token,
        id: category?.id ?? 1,
        form: { name: n % 2 === 0 ? "Drama" : `Named ${n}` },
      });
      return;
    case "delete category":
      await t.request("DELETE /api/category/v1/categories/{id}/", { token: superuser.token, id: category?.id ?? 1 });
      return;
    case "add category":
      await t.query("insert into categories (name) values ($1) on conflict do nothing", [`Added ${n}`]);
      return;
    case "block":
      await t.request("DELETE /api/accounts/v1/userlist/{id}/", { token: superuser.token, id });
      return;
    case "unblock":
      await t.request("POST /api/accounts/v1/userlist/{id}/unblock/", { token: superuser.token, id });
      return;
    case "sign out":
      await t.request("POST /api/accounts/v1/logout/", { token });
      return;
    case "give pro":
      await t.services.billing.entitlement.give(id, 1, "A day for a test", null);
      return;
    case "end pro":
      await t.query("update users set pro_expiry_date = $2 where id = $1", [id, clock()]);
      return;
    case "take early access":
      await t.query("update users set early_access = not early_access where id = $1", [id]);
      return;
    case "wait":
      here.advance((1 + n) * 60 * minute);
      return;
    case "others":
      // Somebody at the database itself.
      await plain.query(
        "insert into likes (user_id, video_id) select id, $1 from users limit $2 on conflict do nothing",
        [video, n],
      );
  }
}

/** Everybody who lost their session or pro may come back, so that histories go on. */
async function comeBack(): Promise<void> {
  await plain.query("update users set is_active = true, pro_expiry_date = $1 where id = any($2::int[])", [
    new Date(clock().getTime() + 300 * 60 * minute),
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
  does: fc.constantFrom(...deeds),
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

it("answers byte for byte what the database says: at once where something was changed, and soon on another server", {
  timeout: 280_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 30 }), async (steps) => {
      await comeBack();
      for (const each of steps) {
        const [one, other] = each.on === "here" ? [here, there] : [there, here];
        // Fills both memories with what is about to change.
        await Promise.all([answers(one, each.reads), answers(other, each.reads)]);
        await perform(each, one);
        if (each.does !== "others") expect(await answers(one, each.reads)).toEqual(await answers(plain, each.reads));
        await vi.waitFor(
          async () => {
            const expected = await answers(plain, each.reads);
            expect(await answers(other, each.reads)).toEqual(expected);
            expect(await answers(one, each.reads)).toEqual(expected);
          },
          { timeout: 5_000, interval: 5 },
        );
      }
    }),
    { numRuns: 12, endOnFailure: true },
  );
});

it("answers what the database says once it rests, whatever was read and written at the same time", {
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
      await vi.waitFor(
        async () => {
          expect(await answers(here, everything)).toEqual(expected);
          expect(await answers(there, everything)).toEqual(expected);
        },
        { timeout: 5_000 },
      );
    }),
    { numRuns: 6, endOnFailure: true },
  );
});
