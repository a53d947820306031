import type { Video } from "@mindreel/contract/catalogue/videos";
import { afterEach, describe, expect, it } from "vitest";
import { file, picture } from "#fixtures/pictures.ts";
import { startApp } from "#test/app/app.ts";
import { first, type TestMember } from "#test/app/members.ts";
import { libraryOf } from "#test/library/library.ts";

const day = 86_400_000;

/** A library with a released video, two unreleased ones, and one whose release time has passed. */
async function open() {
  const t = await startApp();
  const superuser = first(await t.members("superuser", 1));
  const pro = first(await t.members("pro", 1));
  const early = first(await t.members("pro", 1));
  await t.query("update users set early_access = true where id = $1", [early.id]);
  const start = t.clock().getTime();
  const inDays = (days: number) => new Date(start + days * day);
  const library = libraryOf(t, superuser.token);
  const [shelf, hall] = [await library.category("Shelf"), await library.category("Hall")];
  const [out, soon, late, past] = (await library.fill([
    { title: "Out", categoryId: shelf },
    { title: "Soon", categoryId: shelf, releaseAt: inDays(6) },
    { title: "Late", categoryId: hall, releaseAt: inDays(20) },
    { title: "Past", releaseAt: inDays(-3) },
  ])) as [number, number, number, number];
  const page = ({ token }: TestMember, query: Record<string, string> = {}) =>
    t.ok("GET /api/category/v1/video/", { token, query });
  return { t, superuser, pro, early, inDays, shelf, out, soon, late, past, page };
}

const { t, superuser, pro, early, inDays, shelf, out, soon, late, past, page } = await open();
const later = await open();
const viewers = { pro, early, superuser };
const seen = { pro: [out, past], early: [out, soon, past], superuser: [out, soon, late, past] };

const idsOf = (videos: readonly Video[]) => videos.map(({ id }) => id).sort((a, b) => a - b);

describe.each(["pro", "early", "superuser"] as const)("an unreleased video: %s", (who) => {
  const viewer = viewers[who];
  const { id: user, token } = viewer;
  const mine = seen[who];
  const others = seen.superuser.filter((id) => !mine.includes(id));

  it("is listed, found and counted only for members who may see it", async () => {
    const inShelf = mine.filter((id) => id === out || id === soon);
    const lists: [Record<string, string>, number[]][] = [
      [{}, mine],
      ...["created", "title", "-title", "popular"].map((ordering): [Record<string, string>, number[]] => [
        { ordering },
        mine,
      ]),
      [{ category: "shelf" }, inShelf],
      [{ category: "hall" }, mine.filter((id) => id === late)],
      [{ search: "late" }, mine.filter((id) => id === late)],
    ];
    for (const [query, ids] of lists) {
      const { count, results } = await page(viewer, query);
      expect([query, idsOf(results), count]).toEqual([query, ids, ids.length]);
    }
    const { body } = await t.request("GET /api/category/v1/video/", { token });
    for (const id of others) expect(JSON.stringify(body)).not.toContain(`/${id}.mp4`);
    const read = (id: number) => t.request("GET /api/category/v1/video/{id}/", { token, id });
    for (const id of mine) expect((await read(id)).body).toMatchObject({ id });
    for (const id of others) expect((await read(id)).status).toBe(404);
  });

  it("can be liked, saved and watched only by members who may see it; for others it does not exist", async () => {
    for (const id of mine) {
      const like = { token, body: { likevideo: id, likeusers: [user] } };
      expect((await t.request("POST /api/category/v1/like/videos/", like)).status).toBeLessThan(300);
    }
    await t.ok("POST /api/category/v1/save/videos/", { token, body: { user, video: mine } });
    await t.ok("POST /api/category/v1/recent/videos/", { token, body: { user, video: mine } });
    for (const id of others) {
      // Someone else has liked it already, so it has a like record.
      await t.query("update videos set like_count = coalesce(like_count, 0) where id = $1", [id]);
      const liked = { likevideo: id, likeusers: [user] };
      const like = await t.request("POST /api/category/v1/like/videos/", { token, body: liked });
      expect([like.status, like.body]).toMatchObject([400, { errors: { likevideo: [expect.any(String)] } }]);
      const again = await t.request("PUT /api/category/v1/like/videos/{id}/", { token, id, body: liked });
      const change = await t.request("PATCH /api/category/v1/like/videos/{id}/", { token, id, body: { add: [user] } });
      const watch = await t.request("POST /api/category/v1/watch/videos/", { token, body: { video: id, seconds: 9 } });
      expect([again.status, change.status, watch.status]).toEqual([404, 404, 404]);
      for (const list of ["save", "recent"] as const) {
        const body = { user, video: [id] };
        const post = await t.request(`POST /api/category/v1/${list}/videos/`, { token, body });
        const put = await t.request(`PUT /api/category/v1/${list}/videos/{id}/`, { token, id: user, body });
        const patch = await t.request(`PATCH /api/category/v1/${list}/videos/{id}/`, {
          token,
          id: user,
          body: { add: [id] },
        });
        expect([post.status, put.status, patch.status]).toEqual([400, 400, 400]);
      }
    }
    for (const list of ["saved", "recent"] as const) {
      const { count, results } = await page(viewer, { [list]: "true" });
      expect([list, idsOf(results), count]).toEqual([list, mine, mine.length]);
    }
  });
});

it("disappears from members' lists when postponed, and returns when released", async () => {
  const lists = async () => {
    const user = await t.ok("GET /api/accounts/v1/current_user/", { token: pro.token });
    const { count, results } = await page(pro, { saved: "true" });
    expect(count).toBe(results.length);
    return [user.savevideos?.video, user.recentshownvideos?.video, idsOf(results)];
  };
  const both = { token: pro.token, body: { user: pro.id, video: [out, past] } };
  await t.ok("POST /api/category/v1/save/videos/", both);
  await t.ok("POST /api/category/v1/recent/videos/", both);
  expect(await lists()).toEqual([
    [out, past],
    [out, past],
    [out, past],
  ]);
  await t.query("update videos set release_at = $2 where id = $1", [past, inDays(9)]);
  expect(await lists()).toEqual([[out], [out], [out]]);
  // A client that sends the list as it sees it does not remove hidden videos.
  const kept = { user: pro.id, video: [out] };
  const put = { token: pro.token, id: pro.id, body: kept };
  expect(await t.ok("PUT /api/category/v1/save/videos/{id}/", put)).toMatchObject({ video: [out] });
  await t.query("update videos set release_at = $2 where id = $1", [past, inDays(-3)]);
  expect(await lists()).toEqual([
    [out, past],
    [out, past],
    [out, past],
  ]);
});

it("shows superusers and members with early access its release time, and visitors nothing", async () => {
  const { results } = await page(early);
  expect(results.find(({ id }) => id === soon)).toMatchObject({ release_at: inDays(6).toISOString() });
  expect(results.find(({ id }) => id === out)).toMatchObject({ release_at: null });

  const still = "0123456789abcdef01234567";
  await t.query("update videos set thumbnail = $2 where id = $1", [late, still]);
  const showcase = await t.ok("GET /api/public/v1/showcase/");
  expect(JSON.stringify(showcase)).not.toContain(still);
  expect(showcase.categories).toEqual(["Shelf"]);
});

describe("POST video", async () => {
  const form = {
    title: "To come",
    category: String(shelf),
    youtube_video_link: "https://v.example.com/to-come.mp4",
    video_oid: "to-come",
    videos_thumbnail: file(await picture()),
  };
  const create = (release_at: string) =>
    t.request("POST /api/category/v1/video/", { token: superuser.token, form: { ...form, release_at } });

  afterEach(() => t.query("delete from videos where oid = $1", [form.video_oid]));

  it("accepts a release time in any time zone; an empty one means at once", async () => {
    const { status, body } = await create("2026-03-01T20:00:00+05:30");
    expect([status, body]).toMatchObject([201, { release_at: "2026-03-01T14:30:00.000Z" }]);
    expect((await create("")).body).toMatchObject({ release_at: null });
  });

  it.each(["tomorrow", "2026-03-01", "2026-03-01T20:00", "2026-12-31T23:59:60Z"])("refuses %s", async (time) => {
    const { status, body } = await create(time);
    expect([status, body]).toMatchObject([400, { errors: { release_at: [expect.any(String)] } }]);
  });
});

it("appears to everyone at its release time, as the newest video", async () => {
  const { t, pro, early, out, soon, late, past, page } = later;
  expect(idsOf((await page(pro)).results)).toEqual([out, past]);
  t.advance(6.5 * day);
  const after = await page(pro);
  expect(after.results[0]?.id).toBe(soon);
  expect([idsOf(after.results), after.count]).toEqual([[out, soon, past], 3]);
  t.advance(10 * day);
  expect((await page(early)).results[0]?.id).toBe(late);
});
