import { expect, it } from "vitest";
import { advisoryLocks } from "./advisory-locks.ts";

it("no two advisory locks share a number", () => {
  const numbers = Object.values(advisoryLocks);
  expect(new Set(numbers).size).toBe(numbers.length);
});
