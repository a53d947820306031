import { expect, it } from "vitest";
import { noTap, sideOf, tapAfter } from "./taps.ts";

it("counts quick taps at one side, and starts over after a pause or at the other side", () => {
  const first = tapAfter(noTap, 1000, 1);
  expect(first.repeated).toBe(0);
  const third = tapAfter(tapAfter(first, 1200, 1), 1400, 1);
  expect(third.repeated).toBe(2);
  expect(tapAfter(third, 1500, -1).repeated).toBe(0);
  expect(tapAfter(third, 2000, 1).repeated).toBe(0);
});

it("takes taps in the middle one by one", () => {
  expect(tapAfter(tapAfter(noTap, 1000, 0), 1100, 0).repeated).toBe(0);
});

it("divides the picture into thirds", () => {
  const picture = { left: 100, width: 300 };
  expect([110, 250, 390].map((x) => sideOf(x, picture))).toEqual([-1, 0, 1]);
});
