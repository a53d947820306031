import { expect, it } from "vitest";
import { checkPeriod, countDays, previousPeriod, searchWords } from "./figures.policy.ts";

const now = new Date("2026-03-10T00:00:00Z");

it("compares with the same number of preceding days, across the end of a month", () => {
  const period = { from: "2026-03-01", to: "2026-03-10" };
  expect(countDays(period)).toBe(10);
  expect(previousPeriod(period)).toEqual({ from: "2026-02-19", to: "2026-02-28" });
});

it("accepts today, and rejects future days", () => {
  expect(checkPeriod({ from: "2026-03-10", to: "2026-03-10" }, now)).toEqual({ from: "2026-03-10", to: "2026-03-10" });
  expect(() => checkPeriod({ from: "2026-03-10", to: "2026-03-11" }, now)).toThrow("in the future");
  expect(() => checkPeriod({ from: "2026-03-10", to: "2026-03-09" }, now)).toThrow("before the first");
  expect(() => checkPeriod({ from: "1999-12-31", to: "2000-01-01" }, now)).toThrow("2000");
});

it("treats searches as equal regardless of case, width and spaces, and keeps a hundred characters", () => {
  expect(searchWords("  Ｂig\t BUCK ")).toBe("big buck");
  expect(searchWords(`${"a".repeat(99)}😀`)).toHaveLength(100);
  expect(searchWords(`${"a".repeat(99)}😀`).isWellFormed()).toBe(true);
});
