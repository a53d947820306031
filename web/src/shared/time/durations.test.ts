import { durationOf, isoDurationOf, spokenDurationOf } from "@mindreel/contract/plain/durations";
import fc from "fast-check";
import { expect, it } from "vitest";

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
