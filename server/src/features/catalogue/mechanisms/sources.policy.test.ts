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

describe("is stored as players understand it", () => {
  const youtube = "https://www.youtube.com/watch?v=aqz-KE-bpKQ";
  it.each([
    ["https://music.youtube.com/watch?v=aqz-KE-bpKQ&list=RD", youtube],
    ["https://gaming.youtube.com/watch?v=aqz-KE-bpKQ", youtube],
    ["https://www.youtubekids.com/watch?v=aqz-KE-bpKQ", youtube],
    ["https://studio.youtube.com/video/aqz-KE-bpKQ/edit", youtube],
    ["https://www.youtube.com/watch/aqz-KE-bpKQ", youtube],
    ["https://www.youtube.com/watch_popup?v=aqz-KE-bpKQ", youtube],
    ["https://www.youtube.com/e/aqz-KE-bpKQ", youtube],
    ["https://www.youtube.com/?v=aqz-KE-bpKQ", youtube],
    ["https://www.youtube.com/attribution_link?u=%2Fwatch%3Fv%3Daqz-KE-bpKQ%26feature%3Dshare", youtube],
    ["https://youtu.be/watch?v=aqz-KE-bpKQ", youtube],
    ["youtube.com/watch?v=aqz-KE-bpKQ", "https://youtube.com/watch?v=aqz-KE-bpKQ"],
    ["www.youtube.com/shorts/aqz-KE-bpKQ", "https://www.youtube.com/shorts/aqz-KE-bpKQ"],
    ["youtu.be/aqz-KE-bpKQ", "https://youtu.be/aqz-KE-bpKQ"],
    ["\u2060\ufeffhttps://youtu.be/aqz-KE-bpKQ\u200b\u00a0\u200e\u00ad", "https://youtu.be/aqz-KE-bpKQ"],
    ["https://vimeo.com/1084537\u200b", "https://vimeo.com/1084537"],
    ["vimeo.com/1084537", "https://vimeo.com/1084537"],
    ["https://vimeo.com/1084537/ab12cd34ef", "https://vimeo.com/1084537/ab12cd34ef"],
    ["https://vimeo.com/1084537?h=ab12cd34ef", "https://vimeo.com/1084537?h=ab12cd34ef"],
    ["https://vimeo.com/manage/videos/1084537", "https://vimeo.com/1084537"],
    ["https://vimeo.com/manage/videos/1084537/ab12cd34ef/privacy", "https://vimeo.com/1084537/ab12cd34ef"],
    ["https://vimeo.com/manage/1084537/general", "https://vimeo.com/1084537"],
    ["https://vimeo.com/showcase/77/video/1084537", "https://vimeo.com/1084537"],
    ["https://vimeo.com/showcase/77?video=1084537", "https://vimeo.com/1084537"],
    ["https://vimeo.com/showcase/77/video/1084537?h=ab12cd34ef", "https://vimeo.com/1084537/ab12cd34ef"],
    ["https://vimeo.com/album/77/video/1084537", "https://vimeo.com/1084537"],
    ["https://vimeo.com/groups/shorts/videos/1084537", "https://vimeo.com/1084537"],
    ["https://vimeo.com/channels/staffpicks/1084537", "https://vimeo.com/1084537"],
    ["https://vimeo.com/user12/review/1084537/ab12cd34ef", "https://vimeo.com/1084537"],
    ["https://vimeo.com/ondemand/name/1084537", "https://vimeo.com/1084537"],
    ["cdn.example.com:8080/film.mp4", "https://cdn.example.com:8080/film.mp4"],
    ["https://www.dropbox.com/s/abc/film.mp4?dl=0", "https://www.dropbox.com/s/abc/film.mp4?raw=1"],
    [
      "https://www.dropbox.com/scl/fi/a/film.mp4?rlkey=k&dl=0",
      "https://www.dropbox.com/scl/fi/a/film.mp4?rlkey=k&raw=1",
    ],
    ["dropbox.com/s/abc/film.mov", "https://dropbox.com/s/abc/film.mov?raw=1"],
    ["https://github.com/a/b/blob/main/film.mp4", "https://github.com/a/b/blob/main/film.mp4?raw=true"],
  ])("%s", (text, url) => {
    expect(recogniseSource(text)?.url).toBe(url);
    expect(recogniseSource(url)?.url).toBe(url);
  });
});

it.each([
  ["https://cdn.example.com/live/abc#.m3u8", "hls"],
  ["cdn.example.com/live/abc?x=1#.M3U8", "hls"],
  ["https://cdn.example.com/live/abc#.mpd", "dash"],
  ["https://cdn.example.com/download/7#.mp4", "file"],
  ["https://a.streaming.media.azure.net/x/y.ism/manifest(format=m3u8-aapl)", "hls"],
  ["https://a.streaming.media.azure.net/x/y.ism/manifest(format=mpd-time-csf)", "dash"],
  ["https://cdn.example.com/playlist?format=m3u8", "hls"],
])("has no ending, but says what it is: %s", (text, kind) => {
  expect(recogniseSource(text)?.kind).toBe(kind);
});

it.each([
  "https://drive.google.com/file/d/1abcDEF/view?usp=sharing",
  "https://onedrive.live.com/?id=film.mp4",
  "https://x.sharepoint.com/:v:/g/personal/film.mp4",
  "https://www.dropbox.com/home/film.mp4",
  "https://www.dropbox.com/scl/fo/a/film.mp4?dl=0",
  "https://app.box.com/s/abc/film.mp4",
  "https://archive.org/details/x/film.mp4",
  "https://commons.wikimedia.org/wiki/File:Film.webm",
])("explains what to use instead of a page about a file: %s", (url) => {
  expect(recogniseSource(url)).toBeNull();
  expect(whyNotPlayable(url)("en")).toMatch(/^This is a page about a file/);
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
    "https://www.youtube.com/clip/aqz-KE-bpKQ",
    "https://music.youtube.com/playlist?list=RD",
    "https://vimeo.com/showcase/1084537",
    "https://vimeo.com/event/1084537",
    "https://vimeo.com/1084537/settings",
    "https://cdn.example.com/live/abc",
    "https://cdn.example.com/live/abc#m3u8.html",
    "https://cdn.example.com/live/abc?format=constructor",
    "https://cdn.example.com/live/abc(format=constructor)",
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
