import { expect, it } from "vitest";
import { nextDigest } from "./digest.policy.ts";

it.each([
  ["weekly", "2026-01-29T08:30:00Z", "2026-02-05T08:30:00Z"],
  ["monthly", "2026-01-15T08:30:00Z", "2026-02-15T08:30:00Z"],
  ["monthly", "2026-01-31T08:30:00Z", "2026-02-28T08:30:00Z"],
  ["monthly", "2025-12-31T08:30:00Z", "2026-01-31T08:30:00Z"],
] as const)("a %s digest after %s is due at %s", (digest, last, next) => {
  expect(nextDigest(digest, new Date(last))).toEqual(new Date(next));
});
