import type { ResponseOf } from "@mindreel/contract/api";
import type { ListedVideo } from "@mindreel/contract/catalogue/video-admin";
import { limits } from "@mindreel/contract/plain/limits";
import { beforeEach, describe, expect, it } from "vitest";
import { file, picture } from "#fixtures/pictures.ts";
import { startApp } from "#test/app/app.ts";
import { first } from "#test/app/members.ts";
import { libraryOf } from "#test/library/library.ts";
import { planChange } from "./video-admin.policy.ts";

const t = await startApp();
const { token } = first(await t.members("superuser", 1));
const pro = first(await t.members("pro", 1));
const library = libraryOf(t, token);
const [one, other] = [await library.category("One"), await library.category("Other")];
const list = "GET /api/admin/v1/videos/";
const change = "PATCH /api/admin/v1/videos/";
const day = 86_400_000;

let videos: number[] = [];
beforeEach(async () => {
  await t.query("delete from videos");
  videos = await library.fill(
    Array.from({ length: 5 }, (_, n) => ({ title: `Film ${n}`, categoryId: n % 2 ? one : null })),
  );
});

const listVideos = async (query: Record<string, string> = {}) => {
  const { count, results } = await t.ok(list, { token, query });
  expect(count).toBe(results.length);
  return results;
};
const idsOf = (results: readonly ListedVideo[]) => results.map(({ id }) => id);
const seen = async () => {
  const { count, results } = await t.ok("GET /api/category/v1/video/", { token: pro.token });
  expect(count).toBe(results.length);
  return results.map(({ id }) => id).toSorted((a, b) => a - b);
};
const remove = (ids: number[]) => t.ok("POST /api/admin/v1/videos/delete/", { token, body: { ids } });
const restore = (ids: number[]) => t.ok("POST /api/admin/v1/videos/restore/", { token, body: { ids } });
const entries = async (action: string) =>
  (await t.ok("GET /api/admin/v1/audit/", { token, query: { action } })).results.map(({ target_id }) => target_id);

describe("the list of all videos", () => {
  it("filters by category, search and state, each with an exact count", async () => {
    const [a = 0, b = 0, c = 0, d = 0, e = 0] = videos;
    const inDays = (days: number) => new Date(t.clock().getTime() + days * day).toISOString();
    await t.ok(change, {
      token,
      body: {
        videos: [
          { id: a, release_at: inDays(20) },
          { id: b, release_at: inDays(2) },
        ],
      },
    });
    await remove([c]);
    await remove([d]);
    expect(idsOf(await listVideos())).toEqual([a, b, e]);
    expect(idsOf(await listVideos({ state: "unreleased" }))).toEqual([b, a]);
    expect(idsOf(await listVideos({ state: "uncategorised" }))).toEqual([a, e]);
    expect(idsOf(await listVideos({ state: "deleted" }))).toEqual([d, c]);
    expect(idsOf(await listVideos({ category: "one" }))).toEqual([b]);
    expect(idsOf(await listVideos({ category: "one", state: "deleted" }))).toEqual([d]);
    expect(idsOf(await listVideos({ category: "none such" }))).toEqual([]);
    expect(idsOf(await listVideos({ search: "film 4" }))).toEqual([e]);
    expect(idsOf(await listVideos({ search: "film", state: "unreleased" }))).toEqual([b, a]);
  });

  it("pages through every state, listing each video once", async () => {
    videos.push(...(await library.fill(Array.from({ length: 30 }, () => ({})))));
    await t.query("update videos set release_at = '2027-01-01'::timestamptz + (id % 3) * interval '1 day'");
    for (const state of ["unreleased", "uncategorised", "deleted"]) {
      if (state === "deleted") await remove(videos);
      const found: number[] = [];
      for (let query: Record<string, string> | null = { state }; query !== null; ) {
        const { next, results, count }: ResponseOf<typeof list> = await t.ok(list, { token, query });
        expect(count).toBe(state === "uncategorised" ? 33 : 35);
        found.push(...idsOf(results));
        query = next === null ? null : Object.fromEntries(new URL(next).searchParams);
      }
      expect(new Set(found).size).toBe(found.length);
      expect(found).toHaveLength(state === "uncategorised" ? 33 : 35);
    }
  });
});

describe("bulk changes", () => {
  it("move videos to a category, and back when the response is sent as the next change", async () => {
    const before = await listVideos();
    const done = await t.ok(change, { token, body: { videos: videos.map((id) => ({ id, category: other })) } });
    expect((await listVideos()).map(({ category }) => category)).toEqual(videos.map(() => "Other"));
    expect(await listVideos({ category: "Other" })).toHaveLength(5);
    expect((await entries("video.update")).slice(0, 5).toSorted()).toEqual(videos.toSorted());
    await t.ok(change, { token, body: done });
    expect(await listVideos()).toEqual(before);
    expect(await listVideos({ category: "One" })).toHaveLength(2);
  });

  it("postpone and release videos, and are undone in the same way", async () => {
    const [a = 0, b = 0, ...rest] = videos;
    const release_at = new Date(t.clock().getTime() + 30 * day).toISOString();
    const done = await t.ok(change, { token, body: { videos: [a, b].map((id) => ({ id, release_at })) } });
    expect(done).toEqual({
      videos: [
        { id: a, release_at: null },
        { id: b, release_at: null },
      ],
    });
    expect(await seen()).toEqual(rest);
    await t.ok(change, { token, body: done });
    expect(await seen()).toEqual(videos);
  });

  it("change all videos or none, ignoring deleted ones", async () => {
    const [a = 0, b = 0] = videos;
    const wrong = {
      videos: [
        { id: a, category: other },
        { id: b, category: 99_999_999 },
      ],
    };
    expect((await t.request(change, { token, body: wrong })).status).toBe(400);
    expect(await listVideos({ category: "Other" })).toEqual([]);
    await remove([b]);
    const right = { videos: [a, b, 99_999_999].map((id) => ({ id, category: other })) };
    expect((await t.ok(change, { token, body: right })).videos.map(({ id }) => id)).toEqual([a]);
  });

  it("are limited to 500 videos, and take a handful of statements", async () => {
    const ids = Array.from({ length: limits.videosAtOnce + 1 }, (_, n) => n + 1);
    for (const [call, body] of [
      [change, { videos: ids.map((id) => ({ id, category: one })) }],
      ["POST /api/admin/v1/videos/delete/", { ids }],
      ["POST /api/admin/v1/videos/restore/", { ids }],
    ] as const) {
      expect((await t.request(call, { token, body })).status).toBe(400);
      const empty = "videos" in body ? { videos: [] } : { ids: [] };
      expect((await t.request(call, { token, body: empty })).status).toBe(400);
    }
    const many = await t.query<{ id: number }>(
      `insert into videos (title, source, source_kind, oid)
       select 'many', 'https://v.example.com/m.mp4', 'file', 'm' from generate_series(1, 500) returning id`,
    );
    const all = many.map(({ id }) => id);
    expect(
      (await t.ok(change, { token, body: { videos: all.map((id) => ({ id, category: one })) } })).videos,
    ).toHaveLength(500);
    expect((await remove(all)).ids).toHaveLength(500);
    expect((await restore(all)).ids).toHaveLength(500);
    expect((await t.ok(list, { token, query: { category: "One" } })).count).toBe(502);
  });
});

describe("a deleted video", () => {
  it("disappears everywhere, and is restored with its likes and its places in lists", async () => {
    const [a = 0, b = 0] = videos;
    const { id: user } = pro;
    const like = { token: pro.token, body: { likevideo: a, likeusers: [user] } };
    await t.ok("POST /api/category/v1/like/videos/", like);
    for (const kind of ["save", "recent"] as const) {
      await t.ok(`POST /api/category/v1/${kind}/videos/`, { token: pro.token, body: { user, video: [a, b] } });
    }
    const standing = async () => {
      const { savevideos, recentshownvideos } = await t.ok("GET /api/accounts/v1/current_user/", { token: pro.token });
      const saved = await t.ok("GET /api/category/v1/video/", { token: pro.token, query: { saved: "true" } });
      const watched = await t.ok("GET /api/category/v1/members/{id}/watched/", { token, id: user });
      return { savevideos, recentshownvideos, saved, watched: [watched.count, watched.results] };
    };
    const before = await standing();
    expect(await remove([a, a, 99_999_999])).toEqual({ ids: [a] });
    expect(await remove([a])).toEqual({ ids: [] });
    const without = await standing();
    expect(without).toMatchObject({ savevideos: { video: [b] }, recentshownvideos: { video: [b] } });
    expect([without.saved.count, without.watched[0]]).toEqual([1, 1]);
    expect(await seen()).toEqual(videos.slice(1));
    for (const reader of [pro.token, token]) {
      expect((await t.request("GET /api/category/v1/video/{id}/", { token: reader, id: a })).status).toBe(404);
      expect((await t.request("POST /api/category/v1/like/videos/", { ...like, token: reader })).status).toBe(400);
    }
    expect((await t.request("PATCH /api/category/v1/video/{id}/", { token, id: a, body: { title: "x" } })).status).toBe(
      404,
    );
    expect((await t.request("DELETE /api/category/v1/video/{id}/", { token, id: a })).status).toBe(404);

    expect(await restore([a, b])).toEqual({ ids: [a] });
    expect(await standing()).toEqual(before);
    expect(await seen()).toEqual(videos);
    expect((await entries("video.delete"))[0]).toBe(a);
    expect((await entries("video.restore"))[0]).toBe(a);
  });

  it("is purged with its picture after a week, but not before", async () => {
    const form = {
      title: "Pictured",
      category: String(one),
      youtube_video_link: "https://v.example.com/p.mp4",
      video_oid: "p",
    };
    const kept = (await t.keptPictures()).length;
    const { id } = await t.ok("POST /api/category/v1/video/", {
      token,
      form: { ...form, videos_thumbnail: file(await picture()) },
    });
    await t.ok("DELETE /api/category/v1/video/{id}/", { token, id });
    t.advance(6.9 * day);
    await t.services.catalogue.videoAdmin.purge();
    expect(await t.keptPictures()).toHaveLength(kept + 1);
    expect(await restore([id])).toEqual({ ids: [id] });
    await remove([id, ...videos]);
    t.advance(7.1 * day);
    expect(await restore([id])).toEqual({ ids: [] });
    await t.services.catalogue.videoAdmin.purge();
    expect(await t.keptPictures()).toHaveLength(kept);
    expect(await t.query("select 1 from videos")).toEqual([]);
    expect(await t.query("select 1 from library where video_count <> 0")).toEqual([]);
  });

  it("is purged together with any number of others", async () => {
    await t.query(`
      insert into videos (title, source, source_kind, oid, deleted_at)
      select 'old', 'https://v.example.com/m.mp4', 'file', 'm', '2020-01-01' from generate_series(1, 250)`);
    await t.services.catalogue.videoAdmin.purge();
    expect(await t.query("select 1 from videos where title = 'old'")).toEqual([]);
    expect(await seen()).toEqual(videos);
  });
});

const noon = new Date("2026-01-15T12:00:00Z");
const video = { id: 7, title: "Ocean", categoryId: 1, releaseAt: noon, showcasedAt: null };
const nothing = { categoryId: undefined, releaseAt: undefined, showcasedAt: undefined };

it("keeps values that are not given, and undoes the others", () => {
  const { change, changed, undo } = planChange(video, { ...nothing, categoryId: null });
  expect(change).toEqual({ id: 7, categoryId: null, releaseAt: noon, showcasedAt: null });
  expect(changed).toEqual(["category"]);
  expect(undo).toEqual({ ...nothing, id: 7, categoryId: 1 });
});

it("ignores an unchanged time, and records a removed one", () => {
  expect(planChange(video, { ...nothing, categoryId: 1, releaseAt: new Date(noon) }).changed).toEqual([]);
  const { changed, undo } = planChange(video, { ...nothing, releaseAt: null });
  expect(changed).toEqual(["release time"]);
  expect(undo.releaseAt).toEqual(noon);
});
