import { afterEach, expect, it, vi } from "vitest";
import { comesTwice, fromInput, toInput } from "./dateTimeInput.ts";

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
