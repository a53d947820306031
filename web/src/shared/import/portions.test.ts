import { expect, it } from "vitest";
import { portionsOf } from "./portions.ts";

const lines = (count: number, description = "") =>
  Array.from({ length: count }, (_, n) => ({ line: n + 1, url: "x", description }));

it("holds every line once, in order, and never too many or too much of them", () => {
  expect(portionsOf([], 100)).toEqual([]);
  expect(portionsOf(lines(250), 100).map((portion) => portion.length)).toEqual([100, 100, 50]);
  const long = lines(50, "ü".repeat(20_000));
  const portions = portionsOf(long, 100);
  expect(portions.flat()).toEqual(long);
  for (const portion of portions) expect(JSON.stringify(portion).length).toBeLessThan(1_000_000);
  expect(portions.length).toBeGreaterThan(1);
});
