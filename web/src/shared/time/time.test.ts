import { durationOf, isoDurationOf, spokenDurationOf } from "@mindreel/contract/plain/durations";
import fc from "fast-check";
import { afterEach, describe, expect, it, vi } from "vitest";
import { dayOf, longDay, momentOf } from "./dates.ts";
import { comesTwice, fromInput, toInput } from "./dateTimeInput.ts";

describe("dates", () => {
  describe("dates", () => {
    const moment = "2025-12-01T23:30:00.000Z";

    afterEach(() => document.documentElement.removeAttribute("lang"));

    it("formats days in UTC, in the page's language", () => {
      expect([dayOf(moment), momentOf(moment), longDay(moment)]).toEqual([
        "1 Dec 2025",
        "1 Dec 2025, 23:30",
        "1 December 2025",
      ]);
      document.documentElement.lang = "de";
      expect([dayOf(moment), momentOf(moment), longDay(moment)]).toEqual([
        "01.12.2025",
        "01.12.2025, 23:30",
        "1. Dezember 2025",
      ]);
    });
  });

  describe("date and time fields", () => {
    afterEach(() => vi.unstubAllEnvs());

    it("fills the field with a minute that parses back to the same time", () => {
      expect(toInput("")).toBe("");
      expect(fromInput("")).toBe("");
      const moment = new Date(2026, 2, 29, 2, 30).toISOString();
      expect(fromInput(toInput(moment))).toBe(moment);
    });

    it.each([
      ["Europe/Berlin", "2026-03-29T02:30", "2026-03-29T01:30:00.000Z", "2026-03-29T03:30"],
      ["America/New_York", "2026-03-08T02:15", "2026-03-08T07:15:00.000Z", "2026-03-08T03:15"],
      ["Australia/Lord_Howe", "2026-10-04T02:10", "2026-10-03T15:40:00.000Z", "2026-10-04T02:40"],
    ])("moves a time that the clock of %s skips", (zone, typed, iso, shown) => {
      vi.stubEnv("TZ", zone);
      expect(fromInput(typed)).toBe(iso);
      expect(toInput(iso)).toBe(shown);
    });

    it.each([
      ["Europe/Berlin", "2026-10-25T02:30", "2026-10-25T00:30:00.000Z", "2026-10-25T01:30:00.000Z"],
      ["America/New_York", "2026-11-01T01:15", "2026-11-01T05:15:00.000Z", "2026-11-01T06:15:00.000Z"],
      ["Australia/Lord_Howe", "2026-04-05T01:40", "2026-04-04T14:40:00.000Z", "2026-04-04T15:10:00.000Z"],
    ])("takes the first of the times that the clock of %s shows twice", (zone, typed, first, second) => {
      vi.stubEnv("TZ", zone);
      expect(fromInput(typed)).toBe(first);
      expect([first, second].map(toInput)).toEqual([typed, typed]);
      expect([first, second].map(comesTwice)).toEqual([true, true]);
      const [before, after] = [Date.parse(first) - 7_200_000, Date.parse(second) + 7_200_000];
      expect([before, after].map((each) => comesTwice(new Date(each).toISOString()))).toEqual([false, false]);
    });
  });
});

/** Up to a thousand hours, including round numbers. */
const seconds = fc.oneof(
  fc.nat({ max: 3_600_000 }),
  fc.tuple(fc.nat({ max: 999 }), fc.constantFrom(1, 60, 3600)).map(([count, unit]) => count * unit),
);

const total = (hours = "0", minutes = "0", rest = "0") => Number(hours) * 3600 + Number(minutes) * 60 + Number(rest);

it.each([
  [0, "0:00", "0 seconds", "PT0S"],
  [5, "0:05", "5 seconds", "PT5S"],
  [61, "1:01", "1 minute 1 second", "PT1M1S"],
  [754, "12:34", "12 minutes 34 seconds", "PT12M34S"],
  [3600, "1:00:00", "1 hour", "PT1H"],
  [3723, "1:02:03", "1 hour 2 minutes 3 seconds", "PT1H2M3S"],
])("%i seconds are %s", (length, shown, spoken, iso) => {
  expect([durationOf(length), spokenDurationOf(length), isoDurationOf(length)]).toEqual([shown, spoken, iso]);
});

it("formats every length exactly", () => {
  fc.assert(
    fc.property(seconds, (length) => {
      const [, hours, minutes, rest] = /^(?:(\d+):(?=\d\d:))?([1-5]?\d|0\d):([0-5]\d)$/.exec(durationOf(length)) ?? [];
      expect(total(hours, minutes, rest)).toBe(length);
      const [, ...iso] = /^PT(?!$)(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?$/.exec(isoDurationOf(length)) ?? [];
      expect(total(...iso)).toBe(length);
      const spoken = (unit: string) => new RegExp(`(\\d+) ${unit}`).exec(spokenDurationOf(length))?.[1];
      expect(total(spoken("hour"), spoken("minute"), spoken("second"))).toBe(length);
    }),
  );
});
