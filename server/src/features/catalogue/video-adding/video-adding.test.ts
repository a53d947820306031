import { expect, it } from "vitest";
import { file, picture } from "#fixtures/pictures.ts";
import { oembedProviders } from "#ports/video-sources/oembed.ts";
import { createVideoSources } from "#ports/video-sources/video-sources.ts";
import { startApp } from "#test/app/app.ts";
import { publicUrl } from "#test/app/build.ts";
import { first } from "#test/app/members.ts";
import { startProvider } from "#test/peers/provider.ts";

const provider = await startProvider();
const reach = { ownOrigin: publicUrl, privateToo: false };
const t = await startApp({ videoSources: createVideoSources(oembedProviders(provider.origin), reach) });
const { token } = first(await t.members("superuser", 1));
const member = first(await t.members("pro", 1));
const call = "POST /api/admin/v1/videos/";
const address = (name: string) => `https://v.example.com/${name}.mp4`;
const add = (name: string, more: Record<string, string> = {}) =>
  t.ok(call, { token, body: { youtube_video_link: address(name), title: name, ...more } });
const errorsOf = async (body: Partial<Record<"title" | "youtube_video_link", string>>) =>
  (await t.request(call, { token, body })).body;
const titles = async () =>
  (await t.ok("GET /api/category/v1/video/", { token: member.token })).results.map(({ title }) => title);

it("needs only an address and a title", async () => {
  const video = await add("plain", { title: "  Plain  " });
  expect(video).toMatchObject({
    ...{ title: "Plain", description: "", category: null, series: null, release_at: null, videos_thumbnail: null },
    ...{ video_oid: "plain", youtube_video_link: address("plain") },
  });
  expect(await titles()).toContain("Plain");
  for (const body of [{ title: "No address" }, { youtube_video_link: address("untitled") }]) {
    expect(await errorsOf(body)).toMatchObject({ code: "invalid_input" });
  }
  expect(await errorsOf({ youtube_video_link: "https://v.example.com/a.html", title: "A page" })).toMatchObject({
    errors: { youtube_video_link: [expect.any(String)] },
  });
});

it("fetches the still and the description that were left out, and leaves an emptied one empty", async () => {
  provider.file("/still.jpg", await picture("jpeg", 480, 360));
  const about = { title: "Theirs", description: "0:00 Begin\n1:00 Middle\n2:00 End" };
  provider.json("/api/oembed.json", { ...about, thumbnail_url: `${provider.origin}/still.jpg` });
  const left = await t.ok(call, { token, body: { youtube_video_link: "https://vimeo.com/100", title: "Left out" } });
  const emptied = await t.ok(call, {
    token,
    body: { youtube_video_link: "https://vimeo.com/101", title: "Emptied", description: "" },
  });
  const read = (id: number) => t.ok("GET /api/category/v1/video/{id}/", { token, id });
  await expect.poll(async () => (await read(left.id)).videos_thumbnail).not.toBeNull();
  await expect.poll(async () => (await read(emptied.id)).videos_thumbnail).not.toBeNull();
  expect(await read(left.id)).toMatchObject({ title: "Left out", description: about.description });
  expect(await read(emptied.id)).toMatchObject({ title: "Emptied", description: "" });
});

it("takes a picture, a category, a series and an Oid", async () => {
  const category = await t.ok("POST /api/category/v1/categories/", {
    token,
    form: { name: "Nature", category_thumbnail: file(await picture()) },
  });
  const series = await t.ok("POST /api/series/v1/series/", { token, body: { title: "Tides" } });
  const form = {
    ...{ youtube_video_link: address("whole"), title: "Whole", description: "All of it", video_oid: "whole-1" },
    ...{ category: String(category.id), series: String(series.id), videos_thumbnail: file(await picture()) },
  };
  expect(await t.ok(call, { token, form })).toMatchObject({
    ...{ title: "Whole", description: "All of it", video_oid: "whole-1", category: "Nature" },
    ...{ series: { id: series.id, place: 1 }, videos_thumbnail: expect.any(String) },
  });
});

it("adds nothing for a category or series that doesn't exist, and keeps no picture", async () => {
  const kept = await t.keptPictures();
  const body = { youtube_video_link: address("nowhere"), title: "Nowhere" };
  for (const wrong of [{ category: "99999" }, { series: "99999" }]) {
    const form = { ...body, ...wrong, videos_thumbnail: file(await picture()) };
    expect((await t.request(call, { token, form })).status).toBe(400);
  }
  expect(await titles()).not.toContain("Nowhere");
  expect(await t.keptPictures()).toEqual(kept);
});

it("adds a video only once, even in concurrent calls", async () => {
  const body = { youtube_video_link: "https://youtu.be/aqz-KE-bpKQ", title: "Bunny" };
  const calls = await Promise.all([1, 2, 3, 4].map(() => t.request(call, { token, body })));
  expect(calls.map(({ status }) => status).toSorted()).toEqual([201, 400, 400, 400]);
  const again = { ...body, youtube_video_link: "https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=10" };
  expect(await errorsOf(again)).toMatchObject({
    errors: { youtube_video_link: ["It's already in the library."] },
  });
});

it("releases a scheduled video at its time", async () => {
  const release_at = new Date(t.clock().getTime() + 10 * 86_400_000).toISOString();
  expect(await add("later", { release_at })).toMatchObject({ release_at });
  expect(await titles()).not.toContain("later");
  t.advance(10 * 86_400_000 + 1000);
  expect(await titles()).toContain("later");
});
