import { expect, it } from "vitest";
import { nextEpisode } from "./series.policy.ts";

/** Episodes at places 10, 20, …, of which some are watched. */
const episodes = (...watched: boolean[]) =>
  watched.map((each, n) => ({
    ...{ id: n + 1, title: `Episode ${n + 1}`, place: 10 * (n + 1), watched: each },
    ...{ duration: null, thumbnail: null, thumbnailBlur: null },
  }));
const after = (place: number) => ({ place, unfinished: false });
const within = (place: number) => ({ place, unfinished: true });

it("continues after the last watched episode, with the first remaining one, or with the unfinished one", () => {
  expect(nextEpisode(episodes(false, false), null)).toBe(0);
  expect(nextEpisode(episodes(true, false, false), after(10))).toBe(1);
  expect(nextEpisode(episodes(true, true, false), after(10))).toBe(2);
  expect(nextEpisode(episodes(false, false, true), after(30))).toBe(0);
  expect(nextEpisode(episodes(true, false, false), within(30))).toBe(2);
  // It is no longer visible.
  expect(nextEpisode(episodes(true, false, false), within(25))).toBe(2);
  expect(nextEpisode(episodes(true, true), after(20))).toBe(-1);
  expect(nextEpisode([], null)).toBe(-1);
});
