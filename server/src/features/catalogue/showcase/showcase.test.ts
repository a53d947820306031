import { beforeEach, describe, expect, it } from "vitest";
import { startApp } from "#test/app/app.ts";
import { first } from "#test/app/members.ts";
import { libraryOf } from "#test/library/library.ts";

const t = await startApp();
const fans = await t.members("superuser", 3);
const { token } = first(fans);
const { fill, category } = libraryOf(t, token);
const show = () => t.ok("GET /api/public/v1/showcase/");
const titles = async () => (await show()).stills.map(({ title }) => title);

/** Adds videos with a picture each. */
async function withPictures(...names: string[]): Promise<number[]> {
  const ids = await fill(names.map((title) => ({ title })));
  await t.query("update videos set thumbnail = md5(id::text) where id = any($1)", [ids]);
  return ids;
}

async function like(video: number, times: number): Promise<void> {
  for (const { id } of fans.slice(0, times)) {
    await t.query("insert into likes (user_id, video_id) values ($1, $2)", [id, video]);
  }
}

beforeEach(async () => {
  await t.query("delete from videos");
  await t.query("delete from categories");
});

describe("the stills that visitors see", () => {
  it("stay when an import brings videos without pictures", async () => {
    await withPictures("One", "Two", "Three");
    await t.query(`insert into videos (title, source, source_kind, oid, created_at)
      select 'Imported ' || n, 'https://v.example.com/' || n || '.mp4', 'file', n::text, '2026-01-15'
      from generate_series(1, 60) n`);
    expect(await titles()).toEqual(["One", "Two", "Three"]);
  });

  it("do not change when a video is added: the most liked come first, then the oldest", async () => {
    const [, two = 0, three = 0] = await withPictures("One", "Two", "Three");
    await like(three, 2);
    await like(two, 1);
    const before = ["Three", "Two", "One"];
    expect(await titles()).toEqual(before);
    await withPictures("New");
    expect(await titles()).toEqual([...before, "New"]);
  });

  it("are limited to eight released videos that are not deleted", async () => {
    const [gone = 0] = await withPictures("Gone", ...Array.from({ length: 9 }, (_, n) => `Film ${n}`));
    const later = await fill([{ title: "Later", releaseAt: new Date("2099-01-01") }]);
    await t.query("update videos set thumbnail = 'x', like_count = 9 where id = any($1)", [later]);
    await t.ok("DELETE /api/category/v1/video/{id}/", { token, id: gone });
    expect(await titles()).toEqual(Array.from({ length: 8 }, (_, n) => `Film ${n}`));
  });
});

describe("a superuser's choice", () => {
  const change = "PATCH /api/admin/v1/videos/";
  const choose = (...ids: number[]) =>
    t.ok(change, { token, body: { videos: ids.map((id) => ({ id, showcased_at: "now" })) } });

  it("comes first, most recent first, and is undone by sending back the response", async () => {
    const [one = 0, two = 0, three = 0] = await withPictures("One", "Two", "Three", "Four");
    await like(one, 3);
    await choose(two);
    const before = await choose(three);
    expect(await titles()).toEqual(["Three", "Two", "One", "Four"]);
    const again = await choose(two);
    expect(await titles()).toEqual(["Two", "Three", "One", "Four"]);
    await t.ok(change, { token, body: again });
    expect(await titles()).toEqual(["Three", "Two", "One", "Four"]);
    await t.ok(change, { token, body: before });
    expect(await titles()).toEqual(["Two", "One", "Three", "Four"]);
  });

  it("is listed in order, and shown once it has a picture", async () => {
    const [one = 0] = await withPictures("One");
    const [bare = 0] = await fill([{ title: "Bare" }]);
    await choose(one);
    await choose(bare);
    const { results } = await t.ok("GET /api/admin/v1/videos/", { token, query: { state: "showcased" } });
    expect(results.map(({ title }) => title)).toEqual(["Bare", "One"]);
    expect(await titles()).toEqual(["One"]);
  });

  it("can be made in a video's form as well, without moving a video that is shown already", async () => {
    const [one = 0, two = 0] = await withPictures("One", "Two");
    const save = (id: number, showcased: boolean) =>
      t.ok("PATCH /api/category/v1/video/{id}/", { token, id, body: { showcased } });
    expect((await save(one, true)).showcased).toBe(true);
    await save(two, true);
    await save(one, true);
    expect(await titles()).toEqual(["Two", "One"]);
    expect((await save(two, false)).showcased).toBe(false);
    expect(await titles()).toEqual(["One", "Two"]);
  });
});

it("contains titles, categories and counts of released videos, but no ids or addresses", async () => {
  const shelf = await category("Shelf");
  const soon = await category("Soon");
  const [id = 0] = await withPictures("One", "Two");
  await t.query("update videos set category_id = $1, thumbnail_blur = 'data:,' where id = $2", [shelf, id]);
  await fill([{ title: "Later", releaseAt: new Date("2099-01-01"), categoryId: soon }]);
  const response = await show();
  const still = { src: expect.any(String), srcset: expect.any(String) };
  expect(response).toEqual({
    categories: ["Shelf"],
    stills: [
      { ...still, avif: expect.stringMatching(/\.avif 1280w$/), blur: "data:,", title: "One", category: "Shelf" },
      { ...still, avif: null, blur: null, title: "Two", category: null },
    ],
    video_count: 2,
    category_count: 1,
    new_count: 2,
  });
  expect(JSON.stringify(response)).not.toMatch(/oid-|videos\.example\.com|"id"/);
});

it("counts the videos published in the last 30 days, up to a hundred", async () => {
  const [old = 0] = await withPictures("Old", "New");
  await t.query("update videos set created_at = created_at - interval '31 days' where id = $1", [old]);
  await fill([{ title: "Later", releaseAt: new Date("2099-01-01") }]);
  expect((await show()).new_count).toBe(1);
  await t.query(`insert into videos (title, source, source_kind, oid, created_at)
    select 'Imported ' || n, 'https://v.example.com/' || n || '.mp4', 'file', n::text, now() + interval '1 day'
    from generate_series(1, 120) n`);
  expect((await show()).new_count).toBe(100);
});
