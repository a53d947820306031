import { expect, it } from "vitest";
import { video } from "#test/library.ts";
import { upNextOf } from "./upNextOf.ts";

const ids = (videos: ReturnType<typeof upNextOf>) => videos.map(({ id }) => id);

it("goes on after the video, then from the beginning", () => {
  expect(ids(upNextOf(video(2), [video(1), video(2), video(3), video(4)]))).toEqual([3, 4, 1]);
  expect(ids(upNextOf(video(9), [video(1), video(2)]))).toEqual([1, 2]);
});

it("has what has been watched at the end, so that no two videos play in turns", () => {
  const list = [video(1, { watched: true }), video(2), video(3, { watched: true }), video(4)];
  expect(ids(upNextOf(video(2), list))).toEqual([4, 3, 1]);
});
