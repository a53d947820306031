import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { startApp } from "#test/app/app.ts";
import { first, type TestMember } from "#test/app/members.ts";
import { libraryOf } from "#test/library/library.ts";

const t = await startApp();
const { token } = first(await t.members("superuser", 1));
const [pro, early] = (await t.members("pro", 2)) as [TestMember, TestMember];
await t.query("update users set early_access = true where id = $1", [early.id]);
const library = libraryOf(t, token);
const day = 86_400_000;
const inDays = (days: number) => new Date(t.clock().getTime() + days * day);

const show = (as = pro.token) => t.ok("GET /api/category/v1/home/", { token: as });
const visit = () => t.ok("GET /api/public/v1/home/");
const arrange = (body: object) => t.ok("PUT /api/category/v1/home/", { token, body });
const railIds = async (as = pro.token) => (await show(as)).rails.map(({ id }) => id);
const titlesOn = async (id: string, as = pro.token) =>
  (await show(as)).rails.find((rail) => rail.id === id)?.videos.map(({ title }) => title);

async function series(title: string, videos: readonly number[]): Promise<number> {
  const { id } = await t.ok("POST /api/series/v1/series/", { token, body: { title, description: `All of ${title}.` } });
  const body = { videos: videos.map((video) => ({ id: video, series: { id } })) };
  await t.ok("PATCH /api/admin/v1/videos/", { token, body });
  return id;
}

beforeAll(() => vi.waitFor(() => expect(t.cache.isEnabled()).toBe(true)));

beforeEach(async () => {
  await t.query("delete from home");
  await t.query("delete from videos");
  await t.query("delete from series");
  await t.query("delete from categories");
});

describe("Home", () => {
  it("is empty in an empty library", async () => {
    expect(await show()).toEqual({ featured: null, rails: [] });
    expect(await visit()).toEqual({ featured: null, rails: [] });
  });

  it("has the newest videos, then subjects, series and categories, each with its page", async () => {
    const [nature, space] = [await library.category("Nature"), await library.category("Space & Time")];
    const [a = 0, b = 0] = await library.fill([
      { title: "A", categoryId: nature },
      { title: "B", categoryId: nature },
      { title: "C", categoryId: space },
    ]);
    const sea = await series("The sea", [b, a]);
    const { rails } = await show();
    expect(
      rails.map(({ id, kind, title, videos, more }) => [id, kind, title, videos.map((v) => v.title), more]),
    ).toEqual([
      ["new", "new", "New", ["C", "B", "A"], null],
      ["subjects", "subjects", "Browse by subject", [], null],
      [`series:${sea}`, "series", "The sea", ["B", "A"], `/series/${sea}`],
      [`category:${nature}`, "category", "Nature", ["B", "A"], "/?category=Nature"],
      [`category:${space}`, "category", "Space & Time", ["C"], "/?category=Space+%26+Time"],
    ]);
    expect(rails[1]?.categories?.map(({ name }) => name)).toEqual(["Nature", "Space & Time"]);
  });

  it("holds at most ten videos on a rail, and eight rails", async () => {
    for (let n = 0; n < 13; n++) await library.fill([{ categoryId: await library.category(`Shelf ${n}`) }]);
    const { rails } = await show();
    expect(rails).toHaveLength(8);
    expect(rails[0]?.videos).toHaveLength(10);
  });

  it("features the newest series, or else the newest video", async () => {
    const [one = 0, two = 0] = await library.fill([{ title: "One", description: "About one." }, { title: "Two" }]);
    expect((await show()).featured).toMatchObject({ kind: "video", id: two, title: "Two", more: `/watch/${two}` });
    const id = await series("The sea", [one]);
    expect((await show()).featured).toMatchObject({
      ...{ kind: "series", id, title: "The sea", description: "All of The sea.", count: 1, more: `/series/${id}` },
      video: { id: one, title: "One" },
    });
  });

  it("contains a member's own likes and progress, and nobody else's", async () => {
    const [id = 0] = await library.fill([{ title: "Liked", duration: 100 }]);
    await t.ok("POST /api/category/v1/like/videos/", {
      ...{ token: pro.token, body: { likevideo: id, likeusers: [pro.id] } },
    });
    await t.ok("PUT /api/playback/v1/videos/{id}/position/", {
      ...{ token: pro.token, id, body: { position: 30, duration: 100, session: "home", seq: 1 } },
    });
    const own = (await show()).rails[0]?.videos[0];
    expect(own).toMatchObject({ like_count: 1, videolikes: { likeusers: [pro.id] }, position: 30 });
    const others = (await show(early.token)).rails[0]?.videos[0];
    expect(others).toMatchObject({ like_count: 1, videolikes: { likeusers: [] }, position: null });
  });

  it("shows a change at once", async () => {
    const shelf = await library.category("Shelf");
    const [id = 0, gone = 0] = await library.fill([{ title: "Before", categoryId: shelf }, { title: "Gone" }]);
    expect(await titlesOn("new")).toEqual(["Gone", "Before"]);
    await t.ok("PATCH /api/category/v1/video/{id}/", { token, id, body: { title: "After" } });
    await t.ok("DELETE /api/category/v1/video/{id}/", { token, id: gone });
    expect(await titlesOn("new")).toEqual(["After"]);
    const sea = await series("The sea", [id]);
    expect(await titlesOn(`series:${sea}`)).toEqual(["After"]);
    await t.ok("PATCH /api/series/v1/series/{id}/", { token, id: sea, body: { description: "Reworded." } });
    expect((await show()).featured?.description).toBe("Reworded.");
    await t.ok("DELETE /api/category/v1/categories/{id}/", { token, id: shelf });
    expect(await railIds()).toEqual(["new", `series:${sea}`]);
  });

  it("shows a video from its release on, and a week earlier to members with early access", async () => {
    const shelf = await library.category("Shelf");
    await library.fill([{ title: "Out", categoryId: shelf }]);
    const [soon = 0] = await library.fill([{ title: "Soon", releaseAt: inDays(6) }]);
    await library.fill([{ title: "Late", categoryId: shelf, releaseAt: inDays(20) }]);
    await series("To come", [soon]);
    expect(await titlesOn("new")).toEqual(["Out"]);
    expect(await railIds()).toEqual(["new", `category:${shelf}`]);
    expect(await titlesOn("new", early.token)).toEqual(["Soon", "Out"]);
    expect((await show(early.token)).featured?.title).toBe("To come");
    expect(await titlesOn("new", token)).toEqual(["Late", "Soon", "Out"]);
    expect((await visit()).featured?.title).toBe("Out");
  });
});

describe("the owner's arrangement", () => {
  it("orders and hides rails; others follow", async () => {
    const [nature, space] = [await library.category("Nature"), await library.category("Space")];
    await library.fill([{ categoryId: nature }, { categoryId: space }]);
    const { rails } = await arrange({
      rails: [{ id: `category:${space}` }, { id: "new", visible: false }, { id: "category:99999" }, { id: "subjects" }],
    });
    expect(rails.map(({ id, visible }) => [id, visible])).toEqual([
      [`category:${space}`, true],
      ["new", false],
      ["subjects", true],
      [`category:${nature}`, true],
    ]);
    expect(await railIds()).toEqual([`category:${space}`, "subjects", `category:${nature}`]);
    const tiles = (await show()).rails.find(({ id }) => id === "subjects")?.categories;
    expect(tiles?.map(({ name }) => name)).toEqual(["Space", "Nature"]);
    expect(await t.ok("GET /api/admin/v1/home/", { token })).toEqual({ featured: null, rails });
  });

  it("chooses what is featured, until that is gone", async () => {
    const [one = 0, two = 0] = await library.fill([{ title: "One" }, { title: "Two" }, { title: "Three" }]);
    const old = await series("Old", [one]);
    await series("Young", [two]);
    const { featured } = await arrange({ featured: { kind: "series", id: old } });
    expect(featured).toEqual({ kind: "series", id: old, title: "Old" });
    expect((await show()).featured?.title).toBe("Old");
    await t.ok("DELETE /api/series/v1/series/{id}/", { token, id: old });
    expect((await show()).featured?.title).toBe("Young");
    await arrange({ featured: { kind: "video", id: one } });
    expect((await show()).featured).toMatchObject({ kind: "video", id: one });
    await t.ok("DELETE /api/category/v1/video/{id}/", { token, id: one });
    expect((await show()).featured).toMatchObject({ kind: "series", title: "Young" });
    await arrange({ featured: null });
    expect((await show()).featured?.title).toBe("Young");
  });

  it("keeps what it is not told", async () => {
    const [one = 0] = await library.fill([{ title: "One" }]);
    await arrange({ rails: [{ id: "new", visible: false }] });
    const { rails } = await arrange({ featured: { kind: "video", id: one } });
    expect(rails.find(({ id }) => id === "new")?.visible).toBe(false);
    expect((await arrange({ rails: [] })).featured).toMatchObject({ id: one });
  });

  it("keeps the place of what has nothing to show while it is saved, and hides it again", async () => {
    const [nature, space] = [await library.category("Nature"), await library.category("Space")];
    const [, only = 0] = await library.fill([{ categoryId: nature }, { categoryId: space }]);
    await arrange({ rails: [{ id: `category:${space}`, visible: false }] });
    await t.query("update videos set category_id = null where id = $1", [only]);
    const { rails } = await t.ok("GET /api/admin/v1/home/", { token });
    expect(rails.map(({ id }) => id)).toEqual(["new", "subjects", `category:${nature}`]);
    await arrange({ rails: rails.map(({ id, visible }) => ({ id, visible })) });
    await t.query("update videos set category_id = $2 where id = $1", [only, space]);
    await vi.waitFor(async () => expect(await railIds()).toEqual(["new", "subjects", `category:${nature}`]));
    // What could be seen and was left out is shown.
    await arrange({ rails: [] });
    expect(await railIds()).toContain(`category:${space}`);
  });

  it("names our own rails in the owner's language, and theirs as they wrote them", async () => {
    const shelf = await library.category("Shelf");
    await library.fill([{ categoryId: shelf }]);
    await t.query(`update categories set translations = '{"de": {"name": "Regal"}}' where id = $1`, [shelf]);
    const headers = { "accept-language": "de" };
    const expected = ["Neu", "Nach Themen stöbern", "Shelf"];
    const { rails } = await t.ok("GET /api/admin/v1/home/", { token, headers });
    expect(rails.map(({ title }) => title)).toEqual(expected);
    const saved = await t.ok("PUT /api/category/v1/home/", { token, headers, body: { rails: [] } });
    expect(saved.rails.map(({ title }) => title)).toEqual(expected);
  });

  it("accepts ids that nothing can have", async () => {
    await library.fill([{ title: "One" }]);
    const { rails } = await arrange({ rails: [{ id: "series:9999999999" }, { id: "category:9999999999" }] });
    expect(rails.map(({ id }) => id)).toEqual(["new", "subjects"]);
    expect(await railIds()).toEqual(["new"]);
  });

  it("refuses what does not exist", async () => {
    const answer = await t.request("PUT /api/category/v1/home/", {
      ...{ token, body: { featured: { kind: "video", id: 123_456 } } },
    });
    expect([answer.status, answer.body]).toMatchObject([
      400,
      { errors: { featured: ["There is no such video or series."] } },
    ]);
    const unknown = { rails: [{ id: "elsewhere" }] };
    expect((await t.request("PUT /api/category/v1/home/", { token, body: unknown })).status).toBe(400);
  });
});

describe("visitors", () => {
  it("see titles and pictures, but never where a video plays from", async () => {
    const shelf = await library.category("Shelf");
    const [id = 0] = await library.fill([
      { title: "One", description: "First paragraph.\n\nSecond.", categoryId: shelf, duration: 61 },
    ]);
    const sea = await series("The sea", [id]);
    const home = await visit();
    expect(home.featured).toMatchObject({ kind: "series", id: sea, title: "The sea", count: 1 });
    expect(home.rails[0]?.videos).toEqual([
      {
        ...{ id, title: "One", description: "First paragraph.", category: "Shelf", duration: 61 },
        ...{ videos_thumbnail: null, thumbnail_srcset: null, thumbnail_avif: null, thumbnail_blur: null },
      },
    ]);
    expect(home.rails.map((rail) => rail.more)).toEqual([null, null, null]);
    expect(JSON.stringify(home)).not.toMatch(/oid-|videos\.example\.com|likeusers/);
  });

  it("see only the showcase while teasers are off", async () => {
    const shelf = await library.category("Shelf");
    const [id = 0] = await library.fill([{ title: "One", description: "Secret.", categoryId: shelf }]);
    await t.query("update videos set thumbnail = 'a' where id = $1", [id]);
    const setTeasers = async (teasers: boolean) => {
      const { version } = await t.ok("GET /api/site/v1/settings/", { token });
      await t.ok("PATCH /api/site/v1/settings/", { token, body: { version, teasers } });
    };
    expect((await visit()).rails[0]?.id).toBe("new");
    await setTeasers(false);
    const home = await visit();
    await setTeasers(true);
    expect(home).toMatchObject({ featured: null, rails: [{ id: "showcase", videos: [{ id: null, title: "One" }] }] });
    expect(JSON.stringify(home)).not.toContain("Secret");
    expect((await visit()).rails[0]?.id).toBe("new");
  });

  it("see it no more once teasers are off, also after a visit while the server has yet to read that", async () => {
    await library.fill([{ title: "One", description: "Secret." }]);
    const { version } = await t.ok("GET /api/site/v1/settings/", { token });
    const { pool } = t.database;
    const query = pool.query.bind(pool);
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    let reads = 0;
    const slow = vi.spyOn(pool, "query").mockImplementation(async (...given: unknown[]) => {
      if (JSON.stringify(given[0]).includes("from site_settings")) {
        reads++;
        await released;
      }
      return Reflect.apply(query, pool, given);
    });
    const change = t.ok("PATCH /api/site/v1/settings/", { token, body: { version, teasers: false } });
    // The server hears of its own change twice.
    await vi.waitFor(() => expect(reads).toBeGreaterThan(1));
    await visit();
    release();
    const changed = await change;
    slow.mockRestore();
    const home = await visit();
    await t.ok("PATCH /api/site/v1/settings/", { token, body: { version: changed.version, teasers: true } });
    expect(JSON.stringify(home)).not.toContain("Secret");
  });
});
