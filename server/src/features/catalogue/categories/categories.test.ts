import { describe, expect, it } from "vitest";
import { file, picture } from "#fixtures/pictures.ts";
import { startApp } from "#test/app/app.ts";
import { first } from "#test/app/members.ts";
import { isReserved } from "./categories.policy.ts";

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

it("lists categories to every member in alphabetical order", async () => {
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

it("accepts no name that looks like another one", async () => {
  const { id } = await createOk("Caf\u00e9 noir");
  for (const name of [
    "Cafe\u0301 noir",
    "Ca\u200bf\u00e9 noir",
    "C\u0430f\u00e9\u00a0noir",
    "\uff23af\u00e9 noir\u2060",
    "\u200b",
  ]) {
    expect([name, (await create(name)).status]).toEqual([name, 400]);
  }
  expect((await update(id, { name: "Caf\u00e9  Noir\ufeff" })).body).toMatchObject({ name: "Caf\u00e9 Noir" });
});

it("accepts a name only once, regardless of case and surrounding spaces, even in concurrent calls", async () => {
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
  // Superusers may upload more pictures at once than members.
  const responses = await Promise.all(Array.from({ length: 8 }, () => create("At once")));
  expect(responses.map(({ status }) => status).toSorted()).toEqual([201, ...Array(7).fill(400)]);
  expect(await t.keptPictures()).toHaveLength(kept + 1);
});

it("refuses the name All", async () => {
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
  // Pages that are still open show the old picture for a day; then it is deleted from disk as well.
  const shown = async () => (await t.app.inject(new URL(category_thumbnail ?? "").pathname)).statusCode;
  expect(await shown()).toBe(200);
  await t.picturesGo();
  expect(await t.keptPictures()).toHaveLength(kept);
  expect(await shown()).toBe(404);
  expect((await update(id, { name: "Both", category_thumbnail: thumbnail })).body).toMatchObject({ name: "Both" });
  expect((await update(id, {})).status).toBeLessThan(500);
  expect((await update(id, { name: "" })).status).toBe(400);
});

it("stores no picture when a change fails", async () => {
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
  expect((await remove(id)).status).toBe(204);
  const page = await t.ok("GET /api/category/v1/video/", { token });
  expect(page.results.find((video) => video.id === videoId)).toMatchObject({ title: "Stays", category: null });
  for (const missing of [id, 0, "x", "2147483648", "99999999999999999999"]) {
    expect((await remove(missing)).status).toBe(404);
    expect((await update(missing, { name: "Nobody" })).status).toBe(404);
  }
});

describe("a deleted category", () => {
  const restore = (id: number) => t.request("POST /api/admin/v1/categories/{id}/restore/", { token, id });

  it("can be restored with its picture and those of its videos that have no other category", async () => {
    const [before, other] = [await createOk("Undone"), await createOk("Other")];
    const source = { kind: "file", url: "https://v.example.com/b.mp4" } as const;
    const add = (title: string) =>
      t.services.catalogue.videoEditing.create({
        title,
        oid: title,
        categoryId: before.id,
        source,
        picture: undefined,
      });
    const [stays, moves] = [await add("Stays here"), await add("Moves on")];
    await remove(before.id);
    await t.ok("PATCH /api/admin/v1/videos/", { token, body: { videos: [{ id: moves, category: other.id }] } });
    expect((await restore(before.id)).body).toEqual(before);
    const { results } = await t.ok("GET /api/category/v1/video/", { token });
    const categoryOf = (id: number) => results.find((video) => video.id === id)?.category;
    expect([categoryOf(stays), categoryOf(moves)]).toEqual(["Undone", "Other"]);
    const { count } = await t.ok("GET /api/category/v1/video/", { token, query: { category: "Undone" } });
    expect(count).toBe(1);
    expect((await restore(before.id)).status).toBe(404);
  });

  it("can be restored with more videos than a statement may have parameters", async () => {
    const vast = await createOk("Vast");
    const source = { kind: "file", url: "https://v.example.com/c.mp4" } as const;
    const draft = { title: "One of many", oid: "1", categoryId: vast.id, source, picture: undefined };
    const last = await t.services.catalogue.videoEditing.create(draft);
    await remove(vast.id);
    await t.query(
      "update deleted_categories set video_ids = array(select generate_series(1e6::int, 1e6::int + 65535)) || video_ids where id = $1",
      [vast.id],
    );
    expect((await restore(vast.id)).body).toEqual(vast);
    const { results } = await t.ok("GET /api/category/v1/video/", { token, query: { category: "Vast" } });
    expect(results.map(({ id }) => id)).toEqual([last]);
  });

  it("cannot be restored if its name was taken meanwhile, and is purged after 7 days with its picture", async () => {
    const { id } = await createOk("Taken again");
    await remove(id);
    const { id: second } = await createOk("taken again");
    expect((await restore(id)).status).toBe(400);
    await remove(second);
    await t.picturesGo();
    const kept = (await t.keptPictures()).length;
    const gone = (await t.query("select 1 from deleted_categories")).length;
    t.advance(7 * 86_400_000);
    expect((await restore(id)).status).toBe(404);
    await t.services.catalogue.categories.purge();
    await t.picturesGo();
    expect(await t.keptPictures()).toHaveLength(kept - gone);
    expect(await t.query("select * from deleted_categories")).toEqual([]);
  });
});

it("serializes concurrent changes of one category", async () => {
  const { id } = await createOk("Busy");
  await t.picturesGo();
  const kept = (await t.keptPictures()).length;
  await Promise.all(Array.from({ length: 6 }, () => update(id, { category_thumbnail: thumbnail })));
  await t.picturesGo();
  expect(await t.keptPictures()).toHaveLength(kept);
  const { category_thumbnail } = (await all()).find((category) => category.id === id) ?? {};
  expect((await t.app.inject(new URL(category_thumbnail ?? "").pathname)).statusCode).toBe(200);
});

it.each(["All", "all", " ALL\t"])("reserves %o", (name) => {
  expect(isReserved(name)).toBe(true);
});

it.each(["Al", "All of it", "Ball", ""])("allows %o", (name) => {
  expect(isReserved(name)).toBe(false);
});
