import { describe, expect, it } from "vitest";
import { recogniseSource, whyNotPlayable } from "./sources.policy.ts";

describe("can be played", () => {
  it.each([
    ["https://www.youtube.com/watch?v=aqz-KE-bpKQ", "youtube"],
    ["http://youtube.com/watch?v=aqz-KE-bpKQ&t=12s&list=PL1", "youtube"],
    ["https://www.youtube.com/watch?list=PL1&v=aqz-KE-bpKQ", "youtube"],
    ["https://m.youtube.com/watch?v=aqz-KE-bpKQ", "youtube"],
    ["https://youtu.be/aqz-KE-bpKQ?si=x", "youtube"],
    ["https://youtu.be/aqz-KE-bpKQ/", "youtube"],
    ["https://www.youtube.com/embed/aqz-KE-bpKQ?rel=0", "youtube"],
    ["https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ", "youtube"],
    ["https://www.youtube.com/shorts/aqz-KE-bpKQ", "youtube"],
    ["https://www.youtube.com/live/aqz-KE-bpKQ?feature=share", "youtube"],
    ["https://WWW.YouTube.com/watch?v=aqz-KE-bpKQ", "youtube"],
    ["  https://youtu.be/aqz-KE-bpKQ  ", "youtube"],
    ["https://vimeo.com/1084537", "vimeo"],
    ["https://www.vimeo.com/1084537?share=copy", "vimeo"],
    ["https://vimeo.com/1084537/ab12cd34ef", "vimeo"],
    ["https://vimeo.com/channels/staffpicks/1084537", "vimeo"],
    ["https://vimeo.com/1084537/", "vimeo"],
    ["https://player.vimeo.com/video/1084537?h=ab12cd34ef", "vimeo"],
    ["https://stream.mux.com/abc.m3u8", "hls"],
    ["https://stream.mux.com/abc.m3u8?token=a.b.c&x=%20", "hls"],
    ["https://customer-x.cloudflarestream.com/abc/manifest/video.mpd", "dash"],
    ["https://cdn.example.com/a%20film.MP4#t=10", "file"],
    ["https://cdn.example.com/film.webm?v=2", "file"],
    ["http://192.0.2.1:8080/film.m4v", "file"],
    ["https://cdn.example.com/фильм.mp4", "file"],
    ["https://münchen.example/film.mp4", "file"],
    ["https://cdn.example.com/a film.mp4", "file"],
  ])("%s", (text, kind) => {
    const source = recogniseSource(text);
    expect(source).toMatchObject({ kind });
    // Addresses are stored as browsers write them: plain ASCII without spaces.
    expect(source?.url).toMatch(/^https?:\/\/[!-~]+$/);
  });
});

it.each([
  "https://iframe.mediadelivery.net/embed/759/eb1c4f77-0cda-46be-b47d-1118ad7c2ffe",
  "https://player.mediadelivery.net/play/759/eb1c4f77-0cda-46be-b47d-1118ad7c2ffe",
  "https://video.bunnycdn.com/play/759/eb1c4f77-0cda-46be-b47d-1118ad7c2ffe",
])("explains what to use instead of a page with Bunny's player: %s", (url) => {
  expect(recogniseSource(url)).toBeNull();
  expect(whyNotPlayable(url)("en")).toContain("/playlist.m3u8");
});

describe("cannot be played", () => {
  it.each([
    "",
    "film.mp4",
    "/demo/film.mp4",
    "//cdn.example.com/film.mp4",
    "ftp://cdn.example.com/film.mp4",
    "javascript:alert(1)//film.mp4",
    "javascript://cdn.example.com/%0aalert(1)/film.mp4",
    "data:video/mp4;base64,AAAA",
    "blob:https://cdn.example.com/film.mp4",
    "file:///etc/film.mp4",
    "https://user:password@cdn.example.com/film.mp4",
    "https://user@cdn.example.com/film.mp4",
    "https://example.com/",
    "https://example.com/watch?v=aqz-KE-bpKQ",
    "https://example.com/page?file=film.mp4",
    "https://example.com/film.mp4.html",
    "https://example.com/film#film.mp4",
    "https://www.youtube.com/",
    "https://www.youtube.com/watch",
    "https://www.youtube.com/watch?v=",
    "https://www.youtube.com/watch?v=short",
    "https://www.youtube.com/watch?v=aqz-KE-bpKQ1",
    "https://www.youtube.com/@channel",
    "https://www.youtube.com/playlist?list=PL1",
    "https://youtube.com.evil.example/watch?v=aqz-KE-bpKQ",
    "https://evilyoutube.com/watch?v=aqz-KE-bpKQ",
    "https://youtu.be/",
    "https://vimeo.com/",
    "https://vimeo.com/watch",
    "https://vimeo.com/user1084537",
    "https://evil.example/vimeo.com/1084537",
    "https://player.vimeo.com/video/abc",
    "https://cdn.example.com:99999/film.mp4",
    "https://exa mple.com/film.mp4",
    "https:///",
    "http://[::1/film.mp4",
    "\0",
  ])("%j", (text) => {
    expect(recogniseSource(text)).toBeNull();
  });
});
