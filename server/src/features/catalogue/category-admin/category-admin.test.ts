import { expect, it } from "vitest";
import { file, picture } from "#fixtures/pictures.ts";
import { startApp } from "#test/app/app.ts";
import { first } from "#test/app/members.ts";

const t = await startApp();
const { token } = first(await t.members("superuser", 1));
const pro = first(await t.members("pro", 1));
const create = (body: { name: string; description?: string }) =>
  t.request("POST /api/admin/v1/categories/", { token, body });
const created = (name: string) => t.ok("POST /api/admin/v1/categories/", { token, body: { name } });
const list = () => t.ok("GET /api/admin/v1/categories/", { token });
const one = async (id: number) => (await list()).find((category) => category.id === id);
const shown = async (id: number) =>
  (await t.ok("GET /api/category/v1/categories/", { token: pro.token })).find((category) => category.id === id);
const update = (id: number, form: Record<string, string | Blob>) =>
  t.request("PATCH /api/admin/v1/categories/{id}/", { token, id, form });
const order = (categories: number[]) => t.ok("PUT /api/admin/v1/categories/order/", { token, body: { categories } });
const home = () => t.ok("GET /api/category/v1/home/", { token: pro.token });

let films = 0;
/** Adds a video to a category. */
async function film(category: number, more: { still?: Blob; release_at?: string } = {}) {
  const { still, ...body } = more;
  const form = {
    ...{ youtube_video_link: `https://v.example.com/${++films}.mp4`, title: `Film ${films}` },
    ...{ category: String(category), ...body, ...(still && { videos_thumbnail: still }) },
  };
  return t.ok("POST /api/admin/v1/videos/", { token, form });
}

it("creates a category without a picture, under the same rules for names", async () => {
  const { body } = await create({ name: "Nature", description: "Rivers and woods" });
  expect(body).toMatchObject({ name: "Nature", description: "Rivers and woods", category_thumbnail: null });
  for (const name of ["nature", "All", " "]) expect([name, (await create({ name })).status]).toEqual([name, 400]);
  expect((await create({ name: "Long", description: "x".repeat(1001) })).status).toBe(400);
});

it("changes each field by itself, and removes its own picture", async () => {
  const { id } = await created("Before");
  expect((await update(id, { description: "About it" })).body).toMatchObject({
    name: "Before",
    description: "About it",
  });
  await update(id, { category_thumbnail: file(await picture()) });
  expect(await one(id)).toMatchObject({ own_thumbnail: true, category_thumbnail: expect.any(String) });
  await t.picturesGo();
  const kept = (await t.keptPictures()).length;
  await update(id, { category_thumbnail: "" });
  expect(await one(id)).toMatchObject({ description: "About it", own_thumbnail: false, category_thumbnail: null });
  await t.picturesGo();
  expect(await t.keptPictures()).toHaveLength(kept - 1);
  expect((await update(99_999, { name: "Nobody" })).status).toBe(404);
});

it("shows the still of its newest visible video where it has no picture of its own, everywhere", async () => {
  const [{ id }, other] = [await created("Pictured"), await created("Beside")];
  await film(other.id);
  await film(id, { still: file(await picture()) });
  t.advance(1000);
  const { videos_thumbnail: newest } = await film(id, { still: file(await picture()) });
  t.advance(1000);
  await film(id);
  const later = new Date(t.clock().getTime() + 20 * 86_400_000).toISOString();
  const { videos_thumbnail: scheduled } = await film(id, { still: file(await picture()), release_at: later });
  expect(await shown(id)).toMatchObject({ category_thumbnail: newest });
  const tiles = async () => (await home()).rails.find(({ id: rail }) => rail === "subjects")?.categories;
  expect((await tiles())?.find((tile) => tile.id === id)).toMatchObject({ category_thumbnail: newest });
  expect(await one(id)).toMatchObject({ category_thumbnail: scheduled, own_thumbnail: false, video_count: 4 });
  t.advance(20 * 86_400_000 + 1000);
  expect(await shown(id)).toMatchObject({ category_thumbnail: scheduled });
});

it("keeps the number of its videos", async () => {
  const { id } = await created("Counted");
  const { id: video } = await film(id);
  await film(id);
  expect(await one(id)).toMatchObject({ video_count: 2 });
  await t.ok("DELETE /api/category/v1/video/{id}/", { token, id: video });
  expect(await one(id)).toMatchObject({ video_count: 1 });
});

it("keeps the owner's order, on Home and in the list, and leaves the members' by name", async () => {
  const [a, b, c] = [await created("Order A"), await created("Order B"), await created("Order C")];
  for (const { id } of [a, b, c]) await film(id, { still: file(await picture()) });
  const mine = [a.id, b.id, c.id];
  const among = (ids: readonly (number | null)[]) => ids.filter((id) => id !== null && mine.includes(id));
  const listed = async () => among((await list()).map(({ id }) => id));
  const rails = async () => (await home()).rails.map(({ id }) => id);
  const tiles = async () =>
    among(((await home()).rails.find(({ id }) => id === "subjects")?.categories ?? []).map(({ id }) => id));
  await order([c.id, a.id, b.id]);
  expect(await listed()).toEqual([c.id, a.id, b.id]);
  expect(await tiles()).toEqual([c.id, a.id, b.id]);
  // Where Home is arranged, they keep their places among the other rails.
  const arranged = [`category:${a.id}`, "new", `category:${c.id}`, "subjects", `category:${b.id}`];
  await t.ok("PUT /api/category/v1/home/", { token, body: { rails: arranged.map((id) => ({ id })) } });
  expect((await rails()).slice(0, 5)).toEqual(arranged);
  await order([b.id, a.id, c.id]);
  expect((await rails()).slice(0, 5)).toEqual([
    ...[`category:${b.id}`, "new", `category:${a.id}`, "subjects", `category:${c.id}`],
  ]);
  expect(await tiles()).toEqual([b.id, a.id, c.id]);
  const byName = await t.ok("GET /api/category/v1/categories/", { token: pro.token });
  expect(among(byName.map(({ id }) => id))).toEqual(mine);
  // What is left out stays where it is.
  await order([c.id, 99_999, b.id]);
  expect(await listed()).toEqual([c.id, a.id, b.id]);
  // Arranging Home orders them as well.
  await t.ok("PUT /api/category/v1/home/", { token, body: { rails: arranged.map((id) => ({ id })) } });
  expect(await listed()).toEqual([a.id, c.id, b.id]);
});

it("restores a deleted category with its description and its place", async () => {
  const [before, after] = [await created("Gone soon"), await created("Stays")];
  await update(before.id, { description: "Words" });
  await order([before.id, after.id]);
  const place = (await list()).findIndex(({ id }) => id === before.id);
  await t.ok("DELETE /api/category/v1/categories/{id}/", { token, id: before.id });
  await t.ok("POST /api/admin/v1/categories/{id}/restore/", { token, id: before.id });
  expect((await list())[place]).toMatchObject({ id: before.id, description: "Words" });
});

it("shows its description to everybody, translated where it is", async () => {
  const { id } = await created("Described");
  await film(id);
  await update(id, { description: "In English" });
  const words = { language: "de", name: "Beschrieben", description: "Auf Deutsch" } as const;
  await t.ok("PUT /api/admin/v1/categories/{id}/translations/", { token, id, body: words });
  const read = (language: string) =>
    t.ok("GET /api/public/v1/categories/{id}/", { id, headers: { "accept-language": language } });
  expect(await read("en")).toMatchObject({ name: "Described", description: "In English" });
  expect(await read("de")).toMatchObject({ name: "Beschrieben", description: "Auf Deutsch" });
});
