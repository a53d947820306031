import { beforeEach, describe, expect, it } from "vitest";
import { picture } from "#fixtures/pictures.ts";
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
const call = "GET /api/category/v1/lookup/";
const lookup = (url: string) => t.ok(call, { token, query: { url } });
const youtube = "https://youtu.be/aqz-KE-bpKQ?si=abc";

beforeEach(async () => {
  provider.asked.length = 0;
  provider.file("/still.jpg", await picture("jpeg", 480, 360));
});

it("returns YouTube's details of a video, with its still", async () => {
  provider.json("/oembed", { title: "Big Buck Bunny", thumbnail_url: `${provider.origin}/still.jpg` });
  const { still, ...found } = await lookup(` ${youtube} `);
  expect(found).toEqual({
    ...{ state: "found", message: null, source_kind: "youtube", provider: "YouTube", video_oid: "aqz-KE-bpKQ" },
    ...{ title: "Big Buck Bunny", description: null, duration: null, chapters: 0, present: null },
  });
  const [, type = "", content = ""] = /^data:(.*);base64,(.*)$/.exec(still ?? "") ?? [];
  expect(type).toBe("image/webp");
  expect(Buffer.from(content, "base64").subarray(8, 12).toString()).toBe("WEBP");
  expect(await t.keptPictures()).toEqual([]);
});

it("returns Vimeo's details, cut to the lengths of the form's fields", async () => {
  const description = `${"d".repeat(4999)}\ud83d\ude00`;
  provider.json("/api/oembed.json", { title: "t".repeat(300), description, duration: 734 });
  expect(await lookup("https://vimeo.com/channels/staffpicks/1084537")).toMatchObject({
    ...{ state: "found", provider: "Vimeo", video_oid: "1084537", duration: 734, still: null },
    ...{ title: "t".repeat(200), description: `${"d".repeat(4999)}\ufffd` },
  });
});

it("counts the chapters of its description, and says that the library has it", async () => {
  const url = "https://vimeo.com/1084538";
  provider.json("/api/oembed.json", {
    title: "A film",
    description: "0:00 Begin\n1:00 Middle\n2:00 End",
    duration: 734,
  });
  expect(await lookup(url)).toMatchObject({ chapters: 3, present: null });
  const { id } = await t.ok("POST /api/admin/v1/videos/", { token, body: { youtube_video_link: url, title: "Ours" } });
  expect(await lookup("https://vimeo.com/channels/staffpicks/1084538")).toMatchObject({
    present: { id, title: "Ours" },
  });
});

it("returns just the length, if the provider has it", async () => {
  const length = (url: string) => t.ok("GET /api/category/v1/lookup/length/", { token, query: { url } });
  provider.json("/api/oembed.json", { title: "A film", duration: 734 });
  expect(await length("https://vimeo.com/1084537")).toEqual({ duration: 734 });
  provider.json("/api/oembed.json", {}, 500);
  expect(await length("https://vimeo.com/1084537")).toEqual({ duration: null });
  expect(await length(youtube)).toEqual({ duration: null });
});

it.each([
  ["a still that is no picture", Buffer.from("<html>")],
  ["no still", null],
])("succeeds with %s", async (_, content) => {
  if (content === null) provider.json("/still.jpg", {}, 404);
  else provider.file("/still.jpg", content);
  provider.json("/oembed", { title: "A film", thumbnail_url: `${provider.origin}/still.jpg` });
  expect(await lookup(youtube)).toMatchObject({ state: "found", title: "A film", still: null });
});

describe("explains why a video would not play, and returns its Oid anyway:", () => {
  it.each([
    [404, "gone", "YouTube has no such video, or no longer has it."],
    [403, "private", "This video is private at YouTube: members couldn't play it."],
    [401, "not_embeddable", "The owner of this video doesn't allow it to be played outside YouTube."],
    [503, "unreachable", /^YouTube couldn't be reached, so nothing is known about this video/],
  ] as const)("%i is %s", async (status, state, message) => {
    provider.json("/oembed", {}, status);
    const found = await lookup(youtube);
    expect(found).toMatchObject({ state, video_oid: "aqz-KE-bpKQ", title: null, still: null });
    expect(found.message).toMatch(message);
  });
});

it("does not contact hosts on a private network, and says so", async () => {
  const found = await lookup(`${provider.origin}/films/spring/master.m3u8`);
  expect(found).toMatchObject({ state: "unreachable", source_kind: "hls", video_oid: "spring" });
  expect(found.message).toMatch(
    /^127\.0\.0\.1:\d+ is on a private network, where this server doesn't look\. Its playlist must not/,
  );
  expect(provider.asked).toEqual([]);
});

it.each(["", "x", "ftp://v.example.com/a.mp4", "https://example.com/", "https://www.youtube.com/", "\0"])(
  "refuses %j, which cannot be played",
  async (url) => {
    const { status, body } = await t.request(call, { token, query: { url } });
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: "invalid_input", errors: { url: [expect.any(String)] } });
  },
);
