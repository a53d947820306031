import { expect, it } from "vitest";
import { batchesOf } from "./batches.ts";

const lines = (count: number, description = "") =>
  Array.from({ length: count }, (_, n) => ({ line: n + 1, url: "x", description }));

it("keeps every line once and in order, within the limits of lines and bytes", () => {
  expect(batchesOf([], 100)).toEqual([]);
  expect(batchesOf(lines(250), 100).map((batch) => batch.length)).toEqual([100, 100, 50]);
  const long = lines(50, "ü".repeat(20_000));
  const batches = batchesOf(long, 100);
  expect(batches.flat()).toEqual(long);
  for (const batch of batches) expect(JSON.stringify(batch).length).toBeLessThan(1_000_000);
  expect(batches.length).toBeGreaterThan(1);
});
