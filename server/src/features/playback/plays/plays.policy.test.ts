import { expect, it } from "vitest";
import { playable, rounds } from "./plays.policy.ts";

it.each([
  "https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=10s",
  "https://youtu.be/aqz-KE-bpKQ?si=x",
  "https://www.youtube.com/live/aqz-KE-bpKQ",
  "https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ",
])("plays %s from YouTube's cookie-free host", (url) => {
  expect(playable({ kind: "youtube", url, oid: "oid" })).toEqual({
    src: "https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ",
    type: "video/youtube",
  });
});

it("derives a file's type from its name", () => {
  const typeOf = (url: string) => playable({ kind: "file", url, oid: "" }).type;
  expect(typeOf("https://www.example.org/films/spring.WEBM?token=1")).toBe("video/webm");
  expect(typeOf("https://www.example.org/films/spring")).toBe("video/mp4");
});

it("splits reports into rounds with at most one per member, in order", () => {
  const [a, b, c, d, e] = [1, 2, 1, 1, 2].map((userId, at) => ({ userId, at }));
  expect(rounds([a, b, c, d, e].flatMap((each) => each ?? []))).toEqual([[a, b], [c, e], [d]]);
  expect(rounds([])).toEqual([]);
});
