import { beforeEach, describe, expect, it } from "vitest";
import { startApp } from "#test/app/app.ts";
import { first, type TestMember } from "#test/app/members.ts";
import { libraryOf } from "#test/library/library.ts";

const t = await startApp();
const [owner] = await t.members("pro", 1);
const videos = await libraryOf(t, owner?.token ?? "").fill(Array.from({ length: 8 }, () => ({})));
const [a = 0, b = 0, c = 0, d = 0, e = 0] = videos;
const unknown = 2_147_483_647;
let me: TestMember;
let you: TestMember;
beforeEach(async () => {
  [me, you] = (await t.members("pro", 2)) as [TestMember, TestMember];
});

describe.each([
  { kind: "save", field: "savevideos", filter: "saved" },
  { kind: "recent", field: "recentshownvideos", filter: "recent" },
] as const)("the list of $kind", ({ kind, field, filter }) => {
  const post = (member: TestMember, video: number[], user = member.id) =>
    t.request(`POST /api/category/v1/${kind}/videos/`, { token: member.token, body: { user, video } });
  const put = (member: TestMember, video: number[], user = member.id, id: number | string = member.id) =>
    t.request(`PUT /api/category/v1/${kind}/videos/{id}/`, { token: member.token, id, body: { user, video } });
  const patch = (member: TestMember, body: object, id: number | string = member.id) =>
    t.request(`PATCH /api/category/v1/${kind}/videos/{id}/`, { token: member.token, id, body });
  const mine = async (member = me) =>
    (await t.ok("GET /api/accounts/v1/current_user/", { token: member.token }))[field];
  const shown = async (member = me) => {
    const page = await t.ok("GET /api/category/v1/video/", { token: member.token, query: { [filter]: "true" } });
    return page.results.map((video) => video.id);
  };

  it("is null until the first POST creates it", async () => {
    expect(await mine()).toBeNull();
    expect(await shown()).toEqual([]);
    expect((await put(me, [a])).status).toBe(404);
    expect((await patch(me, { add: [a] })).status).toBe(404);
    expect(await post(me, [a, b])).toEqual({
      status: 201,
      body: { id: me.id, user: me.id, video: [a, b] },
      headers: expect.anything(),
    });
    expect(await mine()).toEqual({ id: me.id, user: me.id, video: [a, b] });
  });

  it("can be created empty", async () => {
    expect(await post(me, [])).toMatchObject({ status: 201, body: { video: [] } });
    expect(await mine()).toMatchObject({ video: [] });
  });

  it("keeps its videos when another POST adds more", async () => {
    await post(me, [a]);
    expect(await post(me, [b])).toMatchObject({ status: 200, body: { video: [a, b] } });
    expect(await post(me, [])).toMatchObject({ status: 200, body: { video: [a, b] } });
    expect(await post(me, [a, c, c, a])).toMatchObject({ status: 200, body: { video: [a, b, c] } });
  });

  it("is replaced by PUT; videos that stay keep their place", async () => {
    await post(me, [a, b, c]);
    expect(await put(me, [d, c, a])).toMatchObject({ status: 200, body: { video: [a, c, d] } });
    expect(await put(me, [])).toMatchObject({ status: 200, body: { video: [] } });
    expect(await mine()).toMatchObject({ video: [] });
  });

  it("is changed by PATCH", async () => {
    await post(me, [a, b]);
    expect(await patch(me, { add: [c], remove: [a] })).toMatchObject({ status: 200, body: { video: [b, c] } });
    expect(await patch(me, { remove: [a, unknown] })).toMatchObject({ status: 200, body: { video: [b, c] } });
    expect(await patch(me, {})).toMatchObject({ status: 200, body: { video: [b, c] } });
  });

  it("refuses an unknown video without changing anything", async () => {
    await post(me, [a]);
    for (const { status, body } of [await post(me, [b, unknown]), await put(me, [b, unknown])]) {
      expect({ status, body }).toMatchObject({ status: 400, body: { errors: { video: [expect.any(String)] } } });
    }
    const { status, body } = await patch(me, { add: [b, unknown], remove: [a] });
    expect({ status, body }).toMatchObject({ status: 400, body: { errors: { add: [expect.any(String)] } } });
    expect(await mine()).toMatchObject({ video: [a] });
    expect((await post(you, [unknown])).status).toBe(400);
    expect(await mine(you)).toBeNull();
  });

  it("cannot be changed by other members", async () => {
    await post(me, [a]);
    await post(you, [b]);
    expect((await post(me, [c], you.id)).status).toBe(403);
    expect((await put(me, [c], you.id)).status).toBe(403);
    expect((await put(me, [c], me.id, you.id)).status).toBe(404);
    expect((await put(me, [c], you.id, you.id)).status).toBe(404);
    for (const id of [you.id, 0, "x", "-1", unknown, "2147483648"]) {
      expect((await patch(me, { add: [c] }, id)).status).toBe(404);
    }
    expect(await mine(me)).toMatchObject({ video: [a] });
    expect(await mine(you)).toMatchObject({ video: [b] });
    expect(await shown(you)).toEqual([b]);
  });

  it("loses nothing when two tabs change it concurrently, even while it is being created", async () => {
    const firsts = await Promise.all([post(me, [a]), post(me, [b]), post(me, [a])]);
    expect(firsts.map(({ status }) => status).toSorted()).toEqual([200, 200, 201]);
    expect(new Set((await mine())?.video)).toEqual(new Set([a, b]));
    await Promise.all([patch(me, { add: [c] }), patch(me, { add: [d], remove: [a] }), patch(me, { add: [e] })]);
    expect(new Set((await mine())?.video)).toEqual(new Set([b, c, d, e]));
  });

  it("drops a video that is deleted", async () => {
    const gone = first(await libraryOf(t, me.token).fill([{}]));
    await post(me, [a, gone]);
    await t.services.catalogue.videoAdmin.removeOne(gone);
    expect(await mine()).toMatchObject({ video: [a] });
    expect(await t.ok("GET /api/category/v1/video/", { token: me.token, query: { [filter]: "true" } })).toMatchObject({
      count: 1,
    });
  });

  it("can contain thousands of videos", async () => {
    const many = await t.query<{ id: number }>(
      `insert into videos (title, source, source_kind, oid) select 'many', 'https://v.example.com/m.mp4', 'file', 'm'
       from generate_series(1, 2000) returning id`,
    );
    const ids = many.map((row) => row.id);
    expect(await post(me, ids)).toMatchObject({ status: 201, body: { video: ids } });
    await t.query("delete from videos where title = 'many'");
    expect(await mine()).toMatchObject({ video: [] });
  });
});

describe("watching", () => {
  const recent = async () => {
    const page = await t.ok("GET /api/category/v1/video/", { token: me.token, query: { recent: "true" } });
    return page.results.map((video) => video.id);
  };
  const call = (method: "POST" | "PUT" | "PATCH", body: object) =>
    method === "POST"
      ? t.request("POST /api/category/v1/recent/videos/", { token: me.token, body })
      : t.request(`${method} /api/category/v1/recent/videos/{id}/`, { token: me.token, id: me.id, body });

  it("moves a video to the top every time", async () => {
    await call("POST", { user: me.id, video: [a, b, c] });
    expect(await recent()).toEqual([c, b, a]);
    await call("PATCH", { add: [a] });
    expect(await recent()).toEqual([a, c, b]);
    await call("PATCH", { add: [b] });
    await call("PATCH", { add: [b] });
    expect(await recent()).toEqual([b, a, c]);
  });

  it("keeps the times when the whole list is sent by PUT", async () => {
    await call("POST", { user: me.id, video: [a, b, c] });
    await call("PUT", { user: me.id, video: [c, a, d] });
    expect(await recent()).toEqual([d, c, a]);
  });
});

it("keeps a saved video's place when it is saved again", async () => {
  await t.ok("POST /api/category/v1/save/videos/", { token: me.token, body: { user: me.id, video: [a, b] } });
  const { video } = await t.ok("PATCH /api/category/v1/save/videos/{id}/", {
    token: me.token,
    id: me.id,
    body: { add: [a] },
  });
  expect(video).toEqual([a, b]);
});

it("shows superusers the videos that a member watched, most recent first, in pages", async () => {
  const superuser = first(await t.members("superuser", 1));
  const call = "GET /api/category/v1/members/{id}/watched/";
  const watched = (query: Record<string, string> = {}) => t.ok(call, { token: superuser.token, id: me.id, query });
  expect(await watched()).toEqual({ count: 0, next: null, previous: null, results: [] });
  const many = await libraryOf(t, me.token).fill(Array.from({ length: 14 }, (_, n) => ({ title: `Film ${n}` })));
  await t.request("POST /api/category/v1/recent/videos/", { token: me.token, body: { user: me.id, video: many } });
  await t.request("POST /api/category/v1/save/videos/", { token: me.token, body: { user: me.id, video: [a] } });
  t.advance(60_000);
  const before = t.clock();
  const again = many[3] ?? 0;
  await t.request("PATCH /api/category/v1/recent/videos/{id}/", { token: me.token, id: me.id, body: { add: [again] } });
  const page = await watched();
  expect(page.count).toBe(14);
  expect(page.results[0]).toEqual({ id: again, title: "Film 3", duration: null, watched_at: expect.any(String) });
  expect(new Date(page.results[0]?.watched_at ?? 0).getTime()).toBeGreaterThan(before.getTime());
  const rest = await watched(Object.fromEntries(new URL(page.next ?? "").searchParams));
  const ids = [...page.results, ...rest.results].map(({ id }) => id);
  expect(ids).toEqual([again, ...many.filter((id) => id !== again).reverse()]);
  expect(rest.next).toBeNull();
});

it("accepts as many videos as fit into a request, and keeps their order", async () => {
  const rows = await t.query<{ id: number }>(
    `insert into videos (title, source, source_kind, oid)
     select 'Film ' || n, 'https://v.example.com/' || n || '.mp4', 'file', n::text
     from generate_series(1, 20000) n returning id`,
  );
  const video = rows.map(({ id }) => id).toReversed();
  const { id, token } = me;
  const body = { user: id, video };
  expect(await t.ok("POST /api/category/v1/recent/videos/", { token, body })).toMatchObject({ video });
  // All of them are watched again.
  const add = rows.map((row) => row.id);
  expect(await t.ok("PATCH /api/category/v1/recent/videos/{id}/", { token, id, body: { add } })).toMatchObject({
    video: add,
  });
});
