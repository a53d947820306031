import { describe, expect, it } from "vitest";
import { holdsAll, rowsNearScreen, rowsOnScreen } from "./useWindowing.ts";

const sight = (top: number) => ({ top, height: 800, pitch: 300 });

describe("the rows of a grid", () => {
  it.each([
    { where: "below the top of the window", top: 120, shown: [0, 3], near: [0, 5] },
    { where: "that begins with the window", top: 0, shown: [0, 3], near: [0, 6] },
    { where: "whose second row is cut off", top: -301, shown: [1, 4], near: [0, 7] },
    { where: "that is scrolled far", top: -30_000, shown: [100, 103], near: [97, 106] },
    { where: "that has not been reached", top: 5000, shown: [0, 0], near: [0, 1] },
  ])("$where", ({ top, shown, near }) => {
    expect(Object.values(rowsOnScreen(sight(top)))).toEqual(shown);
    expect(Object.values(rowsNearScreen(sight(top)))).toEqual(near);
  });

  it("contain another range, or do not", () => {
    const rows = { first: 3, end: 9 };
    expect(holdsAll(rows, { first: 3, end: 9 })).toBe(true);
    expect(holdsAll(rows, { first: 2, end: 5 })).toBe(false);
    expect(holdsAll(rows, { first: 5, end: 10 })).toBe(false);
  });
});
