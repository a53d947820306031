import { queueReasons } from "@mindreel/contract/playback/queue";
import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { startApp } from "#test/app/app.ts";
import { first } from "#test/app/members.ts";
import { libraryOf } from "#test/library/library.ts";
import { type Candidate, fillTime } from "./queue.policy.ts";

const t = await startApp();
const { token: superuser } = first(await t.members("superuser", 1));
const library = libraryOf(t, superuser);
const viewer = async () => first(await t.members("pro", 1));
const call = "GET /api/playback/v1/queue/";

const nature = await library.category("Nature");
const music = await library.category("Music");
const [film = 0, saved = 0, tree = 0, bird = 0, song = 0] = await library.fill([
  { duration: 1200 },
  { duration: 300 },
  { duration: 240, categoryId: nature },
  { duration: 200, categoryId: nature },
  { duration: 100, categoryId: music },
]);
const [later = 0, long = 0, unknown = 0] = await library.fill([
  { duration: 60, releaseAt: new Date(t.clock().getTime() + 30 * 86_400_000) },
  { duration: 40_000 },
  {},
]);

const queue = async (token: string, minutes: number) =>
  (await t.ok(call, { token, query: { minutes: String(minutes) } })).results.map(({ video, reason }) => [
    video.id,
    reason,
  ]);
const report = (token: string, id: number, position: number, duration: number) =>
  t.ok("PUT /api/playback/v1/videos/{id}/position/", {
    token,
    id,
    body: { position, duration, session: `s${id}`, seq: position },
  });

describe("a queue", () => {
  let member: Awaited<ReturnType<typeof viewer>>;
  beforeAll(async () => {
    member = await viewer();
    const { token, id: user } = member;
    await report(token, film, 900, 1200);
    await t.ok("POST /api/category/v1/save/videos/", { token, body: { user, video: [saved] } });
    await t.ok("POST /api/category/v1/like/videos/", { token, body: { likevideo: tree, likeusers: [user] } });
  });

  it("contains begun videos, then saved ones, then new ones in liked categories, then other new ones", async () => {
    expect(await queue(member.token, 20)).toEqual([
      [film, "begun"],
      [saved, "saved"],
      [bird, "liked_category"],
      [tree, "liked_category"],
      [song, "new"],
    ]);
  });

  it("fits into the time, and counts only the remaining part of begun videos", async () => {
    expect(await queue(member.token, 5)).toEqual([[film, "begun"]]);
    expect(await queue(member.token, 4)).toEqual([[tree, "liked_category"]]);
    expect(await queue(member.token, 1)).toEqual([]);
  });

  it("includes the requested time", async () => {
    expect((await t.ok(call, { token: member.token, query: { minutes: "45" } })).minutes).toBe(45);
  });
});

it("contains no watched videos, no videos of unknown length, and none that the member cannot see", async () => {
  const { token } = await viewer();
  await t.ok("PUT /api/playback/v1/videos/{id}/watched/", { token, id: bird, body: { watched: true } });
  await t.ok("PUT /api/playback/v1/videos/{id}/watched/", { token, id: tree, body: { watched: true } });
  const [gone = 0] = await library.fill([{ duration: 30 }]);
  await t.ok("DELETE /api/category/v1/video/{id}/", { token: superuser, id: gone });
  const ids = (await queue(token, 600)).map(([id]) => id);
  expect(ids).toEqual([song, saved, film]);
  for (const id of [gone, later, long, unknown, bird, tree]) expect(ids).not.toContain(id);
});

it("omits a begun video that is too long, rather than listing it as new", async () => {
  const { token } = await viewer();
  await report(token, saved, 10, 300);
  expect(await queue(token, 4)).not.toContainEqual([saved, "new"]);
});

it("requires a whole number of minutes from 1 to 600", async () => {
  const { token } = await viewer();
  for (const query of [{}, { minutes: "0" }, { minutes: "601" }, { minutes: "1.5" }, { minutes: "-1" }]) {
    expect((await t.request(call, { token, query })).status).toBe(400);
  }
  for (const minutes of ["1", "99", "600"])
    expect((await t.request(call, { token, query: { minutes } })).status).toBe(200);
});

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
