import type { SeriesPage } from "@mindreel/contract/catalogue/series";
import type { SeriesBody } from "@mindreel/contract/catalogue/series-admin";
import { describe, expect, it } from "vitest";
import { file, picture } from "#fixtures/pictures.ts";
import { startApp } from "#test/app/app.ts";
import { first } from "#test/app/members.ts";
import { libraryOf } from "#test/library/library.ts";
import { nextEpisode } from "./series.policy.ts";

const t = await startApp();
const { token } = first(await t.members("superuser", 1));
const viewer = async () => first(await t.members("pro", 1)).token;
const library = libraryOf(t, token);
const thumbnail = file(await picture());
const day = 86_400_000;

let made = 0;
const create = (body: Partial<SeriesBody> = {}) =>
  t.ok("POST /api/series/v1/series/", { token, body: { title: `Series ${++made}`, ...body } });
const seat = (ids: readonly number[], id: number) =>
  t.ok("PATCH /api/admin/v1/videos/", { token, body: { videos: ids.map((video) => ({ id: video, series: { id } })) } });
const show = (id: number, as: string) => t.ok("GET /api/series/v1/series/{id}/", { token: as, id });
const order = async (id: number, as = token) => (await show(id, as)).videos.map((video) => video.id);
const restore = (id: number) => t.request("POST /api/admin/v1/series/{id}/restore/", { token, id });
const remove = (id: number) => t.request("DELETE /api/series/v1/series/{id}/", { token, id });
const watch = (as: string, id: number) =>
  t.ok("PUT /api/playback/v1/videos/{id}/watched/", { token: as, id, body: { watched: true } });

/** A series with the given number of videos, each one minute long. */
async function filled(count: number) {
  const { id } = await create();
  const videos = await library.fill(Array.from({ length: count }, () => ({ duration: 60 })));
  await seat(videos, id);
  return { id, videos };
}

describe("a series", () => {
  it("shows its videos in order, their total length, and the member's progress", async () => {
    const { id, videos } = await filled(3);
    const [one = 0, two = 0] = videos;
    const as = await viewer();
    expect(await show(id, as)).toMatchObject({ count: 3, duration: 180, watched: 0, next: { id: one, place: 1 } });
    await watch(as, one);
    const shown = await show(id, as);
    expect(shown).toMatchObject({ count: 3, watched: 1, next: { id: two, place: 2 } });
    expect(shown.videos.map((video) => [video.id, video.watched, video.series?.place])).toEqual(
      videos.map((video, n) => [video, n === 0, n + 1]),
    );
    for (const each of videos) await watch(as, each);
    expect(await show(id, as)).toMatchObject({ watched: 3, next: null });
    expect((await show(id, await viewer())).watched).toBe(0);
  });

  it("counts only visible videos, and does not exist for members who can see none of them", async () => {
    const { id, videos } = await filled(1);
    const [later = 0] = await library.fill([{ releaseAt: new Date(t.clock().getTime() + 30 * day) }]);
    await seat([later], id);
    const as = await viewer();
    const body = { videos: [later, ...videos] };
    await t.ok("PUT /api/series/v1/series/{id}/videos/", { token, id, body });
    expect(await show(id, as)).toMatchObject({ count: 1, videos: [{ id: videos[0], series: { place: 1, count: 1 } }] });
    expect(await show(id, token)).toMatchObject({
      count: 2,
      videos: [{ id: later }, { series: { place: 2, count: 2 } }],
    });
    await t.ok("POST /api/admin/v1/videos/delete/", { token, body: { ids: videos } });
    expect((await t.request("GET /api/series/v1/series/{id}/", { token: as, id })).status).toBe(404);
    expect((await show(id, token)).count).toBe(1);
    const listed = async (who: string) => {
      const ids: number[] = [];
      for (let query: Record<string, string> | null = {}; query !== null; ) {
        const page: SeriesPage = await t.ok("GET /api/series/v1/series/", { token: who, query });
        ids.push(...page.results.map((each) => each.id));
        query = page.next === null ? null : Object.fromEntries(new URL(page.next).searchParams);
        expect(page.count).toBeGreaterThanOrEqual(ids.length);
      }
      return ids;
    };
    expect(await listed(as)).not.toContain(id);
    expect(await listed(token)).toContain(id);
    // A restored video returns to its place.
    await t.ok("POST /api/admin/v1/videos/restore/", { token, body: { ids: videos } });
    expect(await listed(as)).toContain(id);
    expect(await order(id)).toEqual([later, ...videos]);
  });

  it("is listed alphabetically by title, with cursors", async () => {
    const titles = ["Éclair 1", "eclair 2", "ECLAIR 3"];
    for (const title of titles.toReversed()) await create({ title });
    for (let n = 0; n < 12; n++) await create();
    const page = await t.ok("GET /api/series/v1/series/", { token });
    expect(page.results).toHaveLength(12);
    const next = Object.fromEntries(new URL(page.next ?? "").searchParams);
    const more = await t.ok("GET /api/series/v1/series/", { token, query: next });
    const all = [...page.results, ...more.results].map(({ title }) => title);
    expect(all.filter((title) => /clair/i.test(title))).toEqual(titles);
    expect(new Set(all).size).toBe(all.length);
    const choices = await t.ok("GET /api/admin/v1/series/", { token });
    expect(choices.slice(0, all.length).map(({ title }) => title)).toEqual(all);
  });

  it("accepts a title only once, regardless of case", async () => {
    const { id } = await create({ title: "Tides" });
    const taken = { errors: { title: ["A series with this title already exists."] } };
    const again = { token, body: { title: " TIDES " } };
    expect(await t.request("POST /api/series/v1/series/", again)).toMatchObject({ status: 400, body: taken });
    const other = await create({ title: "Ebb" });
    const renamed = await t.request("PATCH /api/series/v1/series/{id}/", { ...again, id: other.id });
    expect(renamed).toMatchObject({ status: 400, body: taken });
    expect((await t.request("PATCH /api/series/v1/series/{id}/", { ...again, id })).body).toMatchObject({
      title: "TIDES",
    });
  });

  it("has a picture of its own, or the first one among its videos", async () => {
    const category = await library.category("Pictured");
    const { id } = await create({ description: "About" });
    expect(await show(id, token)).toMatchObject({ series_thumbnail: null, own_thumbnail: false });
    const form = { title: "A film", category: String(category), videos_thumbnail: thumbnail };
    const link = { youtube_video_link: "https://v.example.com/pictured.mp4", video_oid: "pictured" };
    const video = await t.ok("POST /api/category/v1/video/", { token, form: { ...form, ...link } });
    const [plain = 0] = await library.fill([{}]);
    await seat([plain, video.id], id);
    const borrowed = { series_thumbnail: video.videos_thumbnail, own_thumbnail: false };
    expect(await show(id, token)).toMatchObject(borrowed);
    const patch = (change: Record<string, string | Blob>) =>
      t.ok("PATCH /api/series/v1/series/{id}/", { token, id, form: change });
    const drawn = await patch({ series_thumbnail: thumbnail });
    expect(drawn).toMatchObject({ own_thumbnail: true, description: "About" });
    expect(drawn.series_thumbnail).not.toBe(video.videos_thumbnail);
    await t.picturesGo();
    const kept = (await t.keptPictures()).length;
    expect(await patch({ series_thumbnail: "" })).toMatchObject(borrowed);
    await t.picturesGo();
    expect(await t.keptPictures()).toHaveLength(kept - 1);
  });
});

describe("a deleted series", () => {
  it("leaves its videos, and is restored in order with those that are in no other series meanwhile", async () => {
    const [before, other] = [await filled(3), await filled(1)];
    const [one = 0, two = 0, three = 0] = before.videos;
    expect((await remove(before.id)).status).toBe(204);
    expect((await t.ok("GET /api/category/v1/video/{id}/", { token, id: one })).series).toBeNull();
    await seat([two], other.id);
    expect((await restore(before.id)).status).toBe(200);
    expect(await order(before.id)).toEqual([one, three]);
    expect(await order(other.id)).toEqual([...other.videos, two]);
    expect((await restore(before.id)).status).toBe(404);
  });

  it("cannot be restored if its title was taken meanwhile, and is purged after 7 days with its picture", async () => {
    const form = { title: "Taken again", series_thumbnail: thumbnail };
    const { id } = await t.ok("POST /api/series/v1/series/", { token, form });
    await remove(id);
    const { id: second } = await create({ title: "taken AGAIN" });
    expect((await restore(id)).status).toBe(400);
    await remove(second);
    await t.picturesGo();
    const kept = (await t.keptPictures()).length;
    t.advance(7 * day);
    expect((await restore(id)).status).toBe(404);
    await t.services.catalogue.seriesAdmin.purge();
    await t.picturesGo();
    expect(await t.keptPictures()).toHaveLength(kept - 1);
    expect(await t.query("select * from deleted_series")).toEqual([]);
  });
});

/** Episodes at places 10, 20, …, of which some are watched. */
const episodes = (...watched: boolean[]) =>
  watched.map((each, n) => ({
    ...{ id: n + 1, title: `Episode ${n + 1}`, place: 10 * (n + 1), watched: each },
    ...{ duration: null, thumbnail: null, thumbnailBlur: null },
  }));
const after = (place: number) => ({ place, unfinished: false });
const within = (place: number) => ({ place, unfinished: true });

it("continues after the last watched episode, with the first remaining one, or with the unfinished one", () => {
  expect(nextEpisode(episodes(false, false), null)).toBe(0);
  expect(nextEpisode(episodes(true, false, false), after(10))).toBe(1);
  expect(nextEpisode(episodes(true, true, false), after(10))).toBe(2);
  expect(nextEpisode(episodes(false, false, true), after(30))).toBe(0);
  expect(nextEpisode(episodes(true, false, false), within(30))).toBe(2);
  // It is no longer visible.
  expect(nextEpisode(episodes(true, false, false), within(25))).toBe(2);
  expect(nextEpisode(episodes(true, true), after(20))).toBe(-1);
  expect(nextEpisode([], null)).toBe(-1);
});
