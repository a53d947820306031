import { describe, expect, it } from "vitest";
import { releaseMoment, releaseNote } from "./release.ts";

const now = new Date(2026, 10, 21, 9, 30);
const iso = (...parts: [number, number, number, number, number]) => new Date(...parts).toISOString();

it("formats a time in the local time zone, with the year only if it is not the current one", () => {
  expect(releaseMoment(iso(2026, 11, 3, 14, 0), now)).toBe("3 Dec, 14:00");
  expect(releaseMoment(iso(2027, 0, 31, 8, 5), now)).toBe("31 Jan 2027, 08:05");
});

describe("release note", () => {
  const release_at = iso(2026, 10, 25, 18, 0);
  it.each([
    ["a superuser", true, release_at, "Releases 25 Nov, 18:00"],
    ["a member with early access", false, release_at, "Early access"],
    ["a superuser, after the release", true, iso(2026, 10, 21, 9, 30), null],
    ["anyone, without a release time", false, null, null],
  ])("for %s", (_, is_superuser, release, note) => {
    expect(releaseNote({ release_at: release }, { is_superuser }, now)).toBe(note);
  });
});
