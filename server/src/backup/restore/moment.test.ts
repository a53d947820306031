import { expect, it } from "vitest";
import { parseMoment } from "./moment.ts";

it.each([
  ["2026-11-20 14:00", "2026-11-20T14:00:00.000Z"],
  ["2026-11-20", "2026-11-20T00:00:00.000Z"],
  ["2026-11-20T14:00:01.5Z", "2026-11-20T14:00:01.500Z"],
  ["2026-11-20 14:00+01:00", "2026-11-20T13:00:00.000Z"],
])("parses %s as a moment", (text, moment) => {
  expect(parseMoment(text).toISOString()).toBe(moment);
});

it.each(["", "yesterday", "14:00", "2026-13-01", "2026-02-30", "20.11.2026", "2026-11-20 25:00"])(
  "refuses %j",
  (text) => {
    expect(() => parseMoment(text)).toThrow("is not a date and time");
  },
);
