import { expect, it } from "vitest";
import { sourceOf } from "./source.ts";

const youTube = (youtube_video_link: string) =>
  sourceOf({ source_kind: "youtube", youtube_video_link, video_oid: "oid" });

it.each([
  "https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=10s",
  "https://youtu.be/aqz-KE-bpKQ?si=x",
  "https://www.youtube.com/live/aqz-KE-bpKQ",
  "https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ",
])("plays %s from YouTube's cookie-free host", (link) => {
  expect(youTube(link).media).toEqual({
    src: "https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ",
    type: "video/youtube",
  });
});

it("derives a file's type from its name and its provider from its host", () => {
  const link = "https://www.example.org/films/spring.WEBM?token=1";
  const { media, provider } = sourceOf({ source_kind: "file", youtube_video_link: link, video_oid: "" });
  expect(media).toEqual({ src: link, type: "video/webm" });
  expect(provider).toBe("example.org");
});
