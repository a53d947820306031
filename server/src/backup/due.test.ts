import { expect, it } from "vitest";
import { isDue } from "./due.ts";
import type { Manifest } from "./store/manifest.ts";

const database = { system: "7", timeline: "00000001" };
const backup = (at: string, more: Partial<Manifest & { kind: "embedded" }> = {}): Manifest => ({
  ...{ id: "b", version: "1", file: "f", sealed: { bytes: 1, sha256: "" }, pictures: [], at },
  ...{ kind: "embedded", postgres: 18, system: "7", lastLog: "000000010000000000000002" },
  ...more,
});
const now = (time: string) => new Date(`2026-11-20T${time}:00Z`);

it("is due once a day, from two o'clock in UTC, and when a night was missed", () => {
  expect(isDue(undefined, database, now("12:00"))).toBe(true);
  expect(isDue(backup("2026-11-20T02:12:00Z"), database, now("23:12"))).toBe(false);
  expect(isDue(backup("2026-11-19T02:12:00Z"), database, now("01:12"))).toBe(false);
  expect(isDue(backup("2026-11-19T02:12:00Z"), database, now("02:12"))).toBe(true);
  expect(isDue(backup("2026-11-18T02:12:00Z"), database, now("01:12"))).toBe(true);
});

it("is due at once if changes cannot be replayed onto the newest one", () => {
  const newest = backup("2026-11-20T02:12:00Z");
  expect(isDue(newest, { ...database, timeline: "00000002" }, now("12:00"))).toBe(true);
  expect(isDue(newest, { ...database, system: "8" }, now("12:00"))).toBe(true);
  expect(isDue(newest, undefined, now("12:00"))).toBe(false);
});
