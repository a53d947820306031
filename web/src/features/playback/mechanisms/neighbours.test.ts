import { expect, it } from "vitest";
import { chapterAfter, chapterBefore } from "./ChapterKeys.tsx";

const chapters = [5, 60, 90].map((start) => ({ start, title: `From ${start}` }));

it.each([
  [0, 5, 5],
  [5, 5, 60],
  [7, 5, 60],
  [62.9, 5, 90],
  [63, 60, 90],
  [91, 60, undefined],
  [500, 90, undefined],
])("at %d seconds, back seeks to %d and forward to %s", (seconds, before, after) => {
  expect(chapterBefore(chapters, seconds)?.start).toBe(before);
  expect(chapterAfter(chapters, seconds)?.start).toBe(after);
});

it("leads nowhere if there are none", () => {
  expect([chapterBefore([], 5), chapterAfter([], 5)]).toEqual([undefined, undefined]);
});
