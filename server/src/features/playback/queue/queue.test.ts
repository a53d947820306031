import { beforeAll, describe, expect, it } from "vitest";
import { startApp } from "#test/app/app.ts";
import { first } from "#test/app/members.ts";
import { libraryOf } from "#test/library/library.ts";

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
