import { expect, it } from "vitest";
import { isReserved } from "./categories.policy.ts";

it.each(["All", "all", " ALL\t"])("reserves %o", (name) => {
  expect(isReserved(name)).toBe(true);
});

it.each(["Al", "All of it", "Ball", ""])("allows %o", (name) => {
  expect(isReserved(name)).toBe(false);
});
