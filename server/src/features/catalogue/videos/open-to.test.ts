import { beforeAll, beforeEach, expect, it } from "vitest";
import { startApp } from "#test/app/app.ts";
import { first } from "#test/app/members.ts";
import { libraryOf } from "#test/library/library.ts";

const t = await startApp();
const { token: superuser } = first(await t.members("superuser", 1));
const [basic, premium, given] = await t.members("pro", 3);
const { token: member } = first(await t.members("member", 1));
const library = libraryOf(t, superuser);
const one = "GET /api/category/v1/video/{id}/";
const play = "POST /api/playback/v1/videos/{id}/";
const edit = "PATCH /api/category/v1/video/{id}/";
const film = "WEBVTT\n\n00:00.000 --> 00:02.000\nA word\n";
let video = 0;
let caption = 0;
let series = 0;
let category = 0;
let plan = 0;

const open = (open_to: unknown, id = video) => t.request(edit, { token: superuser, id, body: { open_to } });
const statusOf = async (call: typeof one | typeof play, token?: string) =>
  (await t.request(call, { id: video, ...(token !== undefined && { token }) })).status;
const tokenOf = (who: typeof basic) => who?.token ?? "";

beforeAll(async () => {
  const made = await t.ok("POST /api/billing/v1/plans/", {
    token: superuser,
    body: { name: "Premium", description: "", features: [] },
  });
  plan = made.id;
  const until = new Date(t.clock().getTime() + 3_600_000).toISOString();
  const hold = "update users set held_plans = jsonb_build_object($2::text, $3::text) where id = $1";
  await t.query(hold, [basic?.id, "1", until]);
  await t.query(hold, [premium?.id, String(plan), until]);
  category = await library.category("Nature");
  [video = 0] = await library.fill([
    { title: "Tides", categoryId: category },
    { title: "Moss", categoryId: category },
  ]);
  series = (await t.ok("POST /api/series/v1/series/", { token: superuser, body: { title: "The sea" } })).id;
  await t.ok("PATCH /api/admin/v1/videos/", {
    token: superuser,
    body: { videos: [{ id: video, series: { id: series } }] },
  });
  const form = { file: new File([film], "tides.en.vtt"), language: "en", kind: "captions" };
  caption = (await t.ok("POST /api/category/v1/video/{id}/captions/", { token: superuser, id: video, form })).caption
    .id;
});

beforeEach(async () => {
  await t.query("delete from plays");
  await open(null);
  await t.ok("PATCH /api/series/v1/series/{id}/", { token: superuser, id: series, body: { open_to: null } });
  await t.ok("PATCH /api/admin/v1/categories/{id}/", { token: superuser, id: category, body: { open_to: "" } });
});

it("is what pro opens, unless something else is said", async () => {
  for (const call of [one, play] as const) {
    expect([await statusOf(call), await statusOf(call, member), await statusOf(call, tokenOf(given))]).toEqual([
      401, 403, 200,
    ]);
  }
});

it.each([
  ["everyone", [200, 200]],
  ["members", [401, 200]],
])("a video that is open to %s plays without pro", async (open_to, [visitors, members]) => {
  await open(open_to);
  for (const call of [one, play] as const) {
    expect([await statusOf(call), await statusOf(call, member), await statusOf(call, tokenOf(given))]).toEqual([
      visitors,
      members,
      200,
    ]);
  }
  const { open_to: own, youtube_video_link, locked } = await t.ok(one, { token: member, id: video });
  expect([own, youtube_video_link, locked]).toEqual([open_to, "https://videos.example.com/1.mp4", undefined]);
  const { session, src, tracks } = await t.ok(play, { token: member, id: video });
  expect([src, tracks.length]).toEqual(["https://videos.example.com/1.mp4", 1]);
  const body = { position: 30, duration: 600, session, seq: 1 };
  const report = "PUT /api/playback/v1/videos/{id}/position/";
  expect(await t.ok(report, { token: member, id: video, body })).toMatchObject({ position: 30 });
  expect((await t.request(report, { id: video, body })).status).toBe(401);
  // What pro is for stays so.
  for (const call of ["GET /api/category/v1/video/", "GET /api/playback/v1/continue/"] as const) {
    expect((await t.request(call, { token: member })).body).toMatchObject({ code: "pro_required" });
  }
});

it("a visitor's play is recorded nowhere", async () => {
  await open("everyone");
  const before = await t.query("select count(*) from plays");
  expect(await t.ok(play, { id: video })).toMatchObject({ src: "https://videos.example.com/1.mp4", position: null });
  expect(await t.query("select count(*) from plays")).toEqual(before);
});

it("a video of a plan is locked to others, and its source is in no answer", async () => {
  await open([plan]);
  const params = { id: String(video), caption: String(caption) };
  const vtt = "GET /api/category/v1/video/{id}/captions/{caption}.vtt";
  for (const who of [basic, given]) {
    const token = tokenOf(who);
    expect(await t.ok(one, { token, id: video })).toMatchObject({
      youtube_video_link: null,
      video_oid: "",
      locked: { plans: [plan] },
    });
    for (const asked of [await t.request(play, { token, id: video }), await t.request(vtt, { token, params })]) {
      expect(asked).toMatchObject({ status: 403, body: { code: "plan_required" } });
    }
    const answers = [
      await t.ok("GET /api/category/v1/video/", { token }),
      await t.ok("GET /api/category/v1/home/", { token }),
      await t.ok("GET /api/series/v1/series/{id}/", { token, id: series }),
      await t.ok("GET /api/search/v1/", { token, query: { q: "tides" } }),
    ];
    for (const answer of answers) {
      const text = JSON.stringify(answer);
      expect(text).toContain(`"locked":{"plans":[${plan}]}`);
      expect(text).not.toContain("/1.mp4");
    }
  }
  for (const token of [tokenOf(premium), superuser]) {
    const seen = await t.ok(one, { token, id: video });
    expect([seen.youtube_video_link, seen.locked]).toEqual(["https://videos.example.com/1.mp4", undefined]);
    expect((await t.request(play, { token, id: video })).status).toBe(200);
    expect((await t.request(vtt, { token, params })).status).toBe(200);
    const { results } = await t.ok("GET /api/category/v1/video/", { token });
    expect(results.every(({ locked }) => locked === undefined)).toBe(true);
  }
});

it("a plan opens only while its time lasts", async () => {
  await open([plan]);
  await t.query("update users set held_plans = jsonb_build_object($2::text, $3::text) where id = $1", [
    given?.id,
    String(plan),
    t.clock().toISOString(),
  ]);
  expect(await statusOf(play, tokenOf(given))).toBe(403);
});

it("a video's own setting wins over its series', and that over its category's", async () => {
  await t.ok("PATCH /api/category/v1/categories/{id}/", {
    token: superuser,
    id: category,
    body: { open_to: "everyone" },
  });
  expect(await statusOf(play)).toBe(200);
  await t.ok("PATCH /api/series/v1/series/{id}/", { token: superuser, id: series, body: { open_to: "members" } });
  expect([await statusOf(play), await statusOf(play, member)]).toEqual([401, 200]);
  await open("pro");
  expect(await statusOf(play, member)).toBe(403);
  const teaser = await t.ok("GET /api/public/v1/videos/{id}/", { id: video });
  expect(teaser.open_to).toBe("pro");
  await open("");
  expect(await statusOf(play, member)).toBe(200);
});

it("takes plans from a form, and no unknown ones", async () => {
  const form = { open_to: `[${plan}, 1]` };
  expect((await t.ok(edit, { token: superuser, id: video, form })).open_to).toEqual([1, plan]);
  for (const wrong of [[999], "[999]", [], "nobody", "[x]", [plan, plan]]) {
    expect((await open(wrong)).body).toMatchObject({ errors: { open_to: [expect.any(String)] } });
  }
  expect((await t.ok(one, { token: superuser, id: video })).open_to).toEqual([1, plan]);
});

it("a deleted series and category come back as they were opened", async () => {
  const at = (id: number) => ({ token: superuser, id });
  await t.ok("PATCH /api/series/v1/series/{id}/", { ...at(series), body: { open_to: [plan] } });
  await t.ok("PATCH /api/admin/v1/categories/{id}/", { ...at(category), body: { open_to: "members" } });
  await t.ok("DELETE /api/series/v1/series/{id}/", at(series));
  await t.ok("DELETE /api/category/v1/categories/{id}/", at(category));
  expect((await t.ok("POST /api/admin/v1/series/{id}/restore/", at(series))).open_to).toEqual([plan]);
  expect((await t.ok("POST /api/admin/v1/categories/{id}/restore/", at(category))).open_to).toBe("members");
});
