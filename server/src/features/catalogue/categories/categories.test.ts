import { expect, it } from "vitest";
import { file, picture } from "#fixtures/pictures.ts";
import { startApp } from "#test/app.ts";
import { first } from "#test/members.ts";

const t = await startApp();
const { token } = first(await t.members("superuser", 1));
const member = first(await t.members("member", 1));
const thumbnail = file(await picture());

const create = (name: string) =>
  t.request("POST /api/category/v1/categories/", { token, form: { name, category_thumbnail: thumbnail } });
const createOk = async (name: string) =>
  t.ok("POST /api/category/v1/categories/", { token, form: { name, category_thumbnail: thumbnail } });
const update = (id: number | string, form: Record<string, string | Blob>) =>
  t.request("PATCH /api/category/v1/categories/{id}/", { token, id, form });
const remove = (id: number | string) => t.request("DELETE /api/category/v1/categories/{id}/", { token, id });
const all = () => t.ok("GET /api/category/v1/categories/", { token: member.token });

it("lists categories to every member, sorted by name as people sort", async () => {
  const names = ["zebra", "Éclair", "apple", "Zoo", "eagle", "  Spaced  "];
  for (const name of names) expect((await create(name)).status).toBe(201);
  const listed = (await all()).map(({ name }) => name);
  expect(listed.filter((name) => names.some((given) => given.trim() === name))).toEqual([
    "apple",
    "eagle",
    "Éclair",
    "Spaced",
    "zebra",
    "Zoo",
  ]);
});

it("takes a name once, whatever its case and surrounding spaces, and under simultaneous calls", async () => {
  const { id } = await createOk("Nature");
  for (const name of ["nature", "NATURE", " Nature "]) {
    const { status, body } = await create(name);
    expect(status).toBe(400);
    expect(body).toMatchObject({ errors: { name: ["A category with this name already exists."] } });
  }
  const other = await createOk("Space");
  expect((await update(other.id, { name: "NATURE" })).status).toBe(400);
  // A category may change the case of its own name.
  expect((await update(id, { name: "NaTuRe" })).body).toMatchObject({ name: "NaTuRe" });
  const kept = (await t.keptPictures()).length;
  const answers = await Promise.all(Array.from({ length: 8 }, () => create("At once")));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array(7).fill(400)]);
  expect(await t.keptPictures()).toHaveLength(kept + 1);
});

it("is never called All", async () => {
  const { id } = await createOk("Almost all");
  for (const name of ["All", "all", " ALL "]) {
    expect((await create(name)).body).toMatchObject({ errors: { name: [expect.any(String)] } });
    expect((await update(id, { name })).status).toBe(400);
  }
});

it("changes the name, the picture, or both", async () => {
  const { id, category_thumbnail } = await createOk("Before");
  const renamed = await update(id, { name: "After" });
  expect(renamed.body).toMatchObject({ id, name: "After", category_thumbnail });
  await t.picturesGo();
  const kept = (await t.keptPictures()).length;
  const redrawn = await update(id, { category_thumbnail: thumbnail });
  expect(redrawn.body).toMatchObject({ id, name: "After" });
  expect(redrawn.body).not.toMatchObject({ category_thumbnail });
  // Pages that are still open show the old picture for a day; then it is deleted from the disk, too.
  const shown = async () => (await t.app.inject(new URL(category_thumbnail ?? "").pathname)).statusCode;
  expect(await shown()).toBe(200);
  await t.picturesGo();
  expect(await t.keptPictures()).toHaveLength(kept);
  expect(await shown()).toBe(404);
  expect((await update(id, { name: "Both", category_thumbnail: thumbnail })).body).toMatchObject({ name: "Both" });
  expect((await update(id, {})).status).toBeLessThan(500);
  expect((await update(id, { name: "" })).status).toBe(400);
});

it("keeps no picture when a change fails", async () => {
  const { id, category_thumbnail } = await createOk("Unchanged");
  await create("Taken");
  const kept = await t.keptPictures();
  expect((await update(id, { name: "taken", category_thumbnail: thumbnail })).status).toBe(400);
  expect((await update(99_999, { category_thumbnail: thumbnail })).status).toBe(404);
  expect((await t.keptPictures()).toSorted()).toEqual(kept.toSorted());
  expect((await all()).find((category) => category.id === id)).toMatchObject({ category_thumbnail });
});

it("keeps the videos of a deleted category, without a category", async () => {
  const { id } = await createOk("Short-lived");
  const source = { kind: "file", url: "https://v.example.com/a.mp4" } as const;
  const draft = { title: "Stays", oid: "1", categoryId: id, source, picture: undefined };
  const videoId = await t.services.catalogue.videoEditing.create(draft);
  await t.picturesGo();
  const kept = (await t.keptPictures()).length;
  expect((await remove(id)).status).toBe(204);
  await t.picturesGo();
  expect(await t.keptPictures()).toHaveLength(kept - 1);
  const page = await t.ok("GET /api/category/v1/video/", { token });
  expect(page.results.find((video) => video.id === videoId)).toMatchObject({ title: "Stays", category: null });
  for (const missing of [id, 0, "x", "2147483648", "99999999999999999999"]) {
    expect((await remove(missing)).status).toBe(404);
    expect((await update(missing, { name: "Nobody" })).status).toBe(404);
  }
});

it("makes simultaneous changes of one category one after the other", async () => {
  const { id } = await createOk("Busy");
  await t.picturesGo();
  const kept = (await t.keptPictures()).length;
  await Promise.all(Array.from({ length: 6 }, () => update(id, { category_thumbnail: thumbnail })));
  await t.picturesGo();
  expect(await t.keptPictures()).toHaveLength(kept);
  const { category_thumbnail } = (await all()).find((category) => category.id === id) ?? {};
  expect((await t.app.inject(new URL(category_thumbnail ?? "").pathname)).statusCode).toBe(200);
});
