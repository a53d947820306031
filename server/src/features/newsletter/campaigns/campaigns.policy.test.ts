import { expect, it } from "vitest";
import { videosFor } from "./campaigns.policy.ts";

it("shows a reader the videos of the categories that they like, or all if they like none", () => {
  const [owls, bats, none] = [{ categoryId: 1 }, { categoryId: 2 }, { categoryId: null }];
  const videos = [owls, bats, none];
  expect(videosFor(videos, [])).toEqual(videos);
  expect(videosFor(videos, [2, 9])).toEqual([bats]);
  expect(videosFor(videos, [9])).toEqual([]);
});
