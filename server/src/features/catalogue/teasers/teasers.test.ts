import { beforeEach, describe, expect, it, vi } from "vitest";
import { startApp } from "#test/app/app.ts";
import { first } from "#test/app/members.ts";
import { libraryOf } from "#test/library/library.ts";

const t = await startApp();
const { token } = first(await t.members("superuser", 1));
const { fill, category } = libraryOf(t, token);
const day = 86_400_000;

const teaser = (id: number, as?: string) => t.ok("GET /api/public/v1/videos/{id}/", { id, token: as });
const subject = (id: number, page?: string, as?: string) =>
  t.ok("GET /api/public/v1/categories/{id}/", { id, token: as, query: page === undefined ? {} : { page } });
const names = (videos: readonly { readonly title: string }[]) => videos.map(({ title }) => title);

async function series(title: string, ...ids: number[]): Promise<number> {
  const { id } = await t.ok("POST /api/series/v1/series/", { token, body: { title } });
  const videos = ids.map((video) => ({ id: video, series: { id } }));
  await t.ok("PATCH /api/admin/v1/videos/", { token, body: { videos } });
  return id;
}

beforeEach(async () => {
  await t.query("delete from series");
  await t.query("delete from videos");
  await t.query("delete from categories");
});

describe("a teaser", () => {
  it("says what the video is: its series, its category, and the languages of its captions", async () => {
    const space = await category("Space");
    const [one = 0, two = 0] = await fill([
      { title: "One", categoryId: space },
      { title: "Two", categoryId: space },
    ]);
    const show = await series("Show", one, two);
    await t.query(
      `insert into captions (video_id, kind, language, label, vtt, cue_count, created_at, deleted_at)
       select $1, kind, language, '', 'WEBVTT', 1, now(), deleted::timestamptz from (values
         ('captions', 'en', null), ('subtitles', 'de', null), ('chapters', 'fr', null), ('captions', 'es', now()::text)
       ) c (kind, language, deleted)`,
      [two],
    );
    expect(await teaser(two)).toMatchObject({
      category: "Space",
      category_id: space,
      series: { id: show, title: "Show", place: 2, count: 2 },
      caption_languages: ["de", "en"],
    });
  });

  it("marks what is open to everyone by whose word it may be, in lists and on the landing page, unless all is", async () => {
    const [space, sea] = [await category("Space"), await category("Sea")];
    const [one = 0, two = 0, three = 0] = await fill([
      { title: "One", categoryId: space },
      { title: "Two", categoryId: space },
      { title: "Three", categoryId: sea },
    ]);
    await t.query("update videos set thumbnail = md5(id::text)");
    const marked = async () => {
      const { stills } = await t.ok("GET /api/public/v1/showcase/");
      const { more } = await teaser(one);
      const lists = [...(await subject(space)).results, ...(await subject(sea)).results];
      return [more.videos, lists, stills].map((videos) => names(videos.filter(({ free }) => free)).toSorted());
    };
    expect(await marked()).toEqual([[], [], []]);
    await t.query("update videos set open_to = '\"everyone\"' where id = $1", [two]);
    expect(await marked()).toEqual([["Two"], ["Two"], ["Two"]]);
    await t.query("update categories set open_to = '\"everyone\"' where id = $1", [space]);
    expect(await marked()).toEqual([["Two"], ["One", "Two"], ["One", "Two"]]);
    await t.query("update videos set open_to = '\"everyone\"' where id = $1", [three]);
    expect(await marked()).toEqual([[], [], []]);
  });

  it("shows others of its series, the following ones first", async () => {
    const ids = await fill(["One", "Two", "Three", "Four"].map((title) => ({ title })));
    await series("Show", ...ids);
    const { more } = await teaser(ids[1] ?? 0);
    expect([more.from, names(more.videos)]).toEqual(["series", ["Three", "Four", "One"]]);
  });

  it("shows up to eight of its category without a series, and of the library without a category", async () => {
    const space = await category("Space");
    const films = Array.from({ length: 10 }, (_, n) => ({ title: `Film ${n}`, categoryId: space }));
    const [, second = 0] = await fill(films);
    const [alone = 0] = await fill([{ title: "Alone" }]);
    const { more } = await teaser(second);
    expect(more.from).toBe("category");
    expect(names(more.videos)).toHaveLength(8);
    expect(names(more.videos)).not.toContain("Film 1");
    expect((await teaser(alone)).more.from).toBe("library");
  });

  it("never shows next to it what is deleted or not yet released, and shows it from its release", async () => {
    const space = await category("Space");
    const releaseAt = new Date(t.clock().getTime() + 3 * day);
    const [seen = 0, , soon = 0, gone = 0] = await fill([
      { title: "Seen", categoryId: space },
      { title: "Other", categoryId: space },
      { title: "Soon", categoryId: space, releaseAt },
      { title: "Gone", categoryId: space },
    ]);
    await t.ok("DELETE /api/category/v1/video/{id}/", { token, id: gone });
    const member = first(await t.members("member", 1));
    expect(names((await teaser(seen)).more.videos)).toEqual(["Other"]);
    expect(names((await teaser(seen, member.token)).more.videos)).toEqual(["Other"]);
    // Early access lasts a week.
    await t.query("update users set early_access = true where id = $1", [member.id]);
    await vi.waitFor(async () =>
      expect(names((await teaser(seen, member.token)).more.videos)).toEqual(["Soon", "Other"]),
    );
    expect((await t.request("GET /api/public/v1/videos/{id}/", { id: soon })).status).toBe(404);
    await t.query("update videos set release_at = $2 where id = $1", [soon, new Date(t.clock().getTime() - day)]);
    await vi.waitFor(async () => expect(names((await teaser(seen)).more.videos)).toContain("Soon"));
  });
});

describe("a category for everybody", () => {
  it("lists its visible videos, newest first, in pages of 24", async () => {
    const space = await category("Space");
    const films = Array.from({ length: 30 }, (_, n) => ({ title: `Film ${n}`, categoryId: space }));
    await fill(films);
    await fill([{ title: "Later", categoryId: space, releaseAt: new Date(t.clock().getTime() + 30 * day) }]);
    const page = await subject(space);
    expect(page).toMatchObject({ id: space, name: "Space", count: 30, previous: null });
    expect(names(page.results)[0]).toBe("Film 29");
    expect(page.results).toHaveLength(24);
    const second = await subject(space, "2");
    expect(names(second.results)).toEqual(["Film 5", "Film 4", "Film 3", "Film 2", "Film 1", "Film 0"]);
    expect([second.next, second.previous]).toEqual([null, expect.stringContaining("page=1")]);
    const { payload } = await t.app.inject(page.next?.replace(/^https?:\/\/[^/]+/, "") ?? "");
    expect(names(JSON.parse(payload).results)).toEqual(names(second.results));
    for (const bad of ["3", "0", "x"]) {
      const { status } = await t.request("GET /api/public/v1/categories/{id}/", { id: space, query: { page: bad } });
      expect(status, bad).toBe(404);
    }
  });

  it("is 404 while it is unknown or has nothing to show", async () => {
    const soon = await category("Soon");
    await fill([{ title: "Later", categoryId: soon, releaseAt: new Date(t.clock().getTime() + 30 * day) }]);
    for (const id of [soon, await category("Empty"), 2_000_000]) {
      expect((await t.request("GET /api/public/v1/categories/{id}/", { id })).status).toBe(404);
    }
    expect((await subject(soon, undefined, token)).count).toBe(1);
  });

  it("follows every change at once, also from the cache", async () => {
    await vi.waitFor(() => expect(t.cache.isEnabled()).toBe(true));
    const space = await category("Space");
    const [one = 0] = await fill([
      { title: "One", categoryId: space },
      { title: "Two", categoryId: space },
    ]);
    const query = vi.spyOn(t.database.pool, "query");
    // Until the news of the new videos has come.
    await vi.waitFor(async () => {
      query.mockClear();
      await subject(space);
      expect(query).not.toHaveBeenCalled();
    });
    query.mockRestore();
    await t.ok("DELETE /api/category/v1/video/{id}/", { token, id: one });
    expect(names((await subject(space)).results)).toEqual(["Two"]);
    await t.query("update categories set name = 'Sky' where id = $1", [space]);
    await vi.waitFor(async () => expect((await subject(space)).name).toBe("Sky"));
  });

  it("reads the title in the reader's language", async () => {
    const space = await category("Space");
    const [one = 0] = await fill([{ title: "One", categoryId: space }]);
    await t.query(`update videos set translations = '{"de": {"title": "Eins"}}' where id = $1`, [one]);
    await t.query(`update categories set translations = '{"de": {"name": "Weltraum"}}' where id = $1`, [space]);
    const { payload } = await t.app.inject({
      url: `/api/public/v1/categories/${space}/`,
      headers: { "accept-language": "de" },
    });
    const page = JSON.parse(payload);
    expect([page.name, names(page.results)]).toEqual(["Weltraum", ["Eins"]]);
    expect((await subject(space)).name).toBe("Space");
  });
});

it("reveals no source, and nothing to visitors while teasers are off", async () => {
  const space = await category("Space");
  const [one = 0] = await fill([
    { title: "One", categoryId: space },
    { title: "Two", categoryId: space },
  ]);
  const said = JSON.stringify([await teaser(one), await subject(space)]);
  expect(said).not.toMatch(/oid-|videos\.example\.com|youtube_video_link|source/);
  const closed = await startApp({ config: { teasers: false }, beside: t.url });
  for (const url of [`/api/public/v1/videos/${one}/`, `/api/public/v1/categories/${space}/`]) {
    expect((await closed.app.inject(url)).statusCode, url).toBe(401);
    const asMember = { url, headers: { authorization: `Token ${token}` } };
    expect((await closed.app.inject(asMember)).statusCode, url).toBe(200);
  }
});
