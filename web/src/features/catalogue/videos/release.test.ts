import { describe, expect, it } from "vitest";
import { releaseMoment, releaseNote, toInput } from "./release.ts";

const now = new Date(2026, 10, 21, 9, 30);
const iso = (...parts: [number, number, number, number, number]) => new Date(...parts).toISOString();

it("says a moment in the reader's own time, with the year only where it is another", () => {
  expect(releaseMoment(iso(2026, 11, 3, 14, 0), now)).toBe("3 Dec, 14:00");
  expect(releaseMoment(iso(2027, 0, 31, 8, 5), now)).toBe("31 Jan 2027, 08:05");
});

it("fills the field with the minute that it will read back", () => {
  expect(toInput("")).toBe("");
  const moment = iso(2026, 2, 29, 2, 30);
  expect(new Date(toInput(moment)).toISOString()).toBe(moment);
});

describe("a card's note", () => {
  const release_at = iso(2026, 10, 25, 18, 0);
  it.each([
    ["a superuser", true, release_at, "Releases 25 Nov, 18:00"],
    ["a member with early access", false, release_at, "Early access"],
    ["a superuser, once it is out", true, iso(2026, 10, 21, 9, 30), null],
    ["anyone, where it came at once", false, null, null],
  ])("for %s", (_, is_superuser, release, note) => {
    expect(releaseNote({ release_at: release }, { is_superuser }, now)).toBe(note);
  });
});
