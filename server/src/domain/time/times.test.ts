import { expect, it } from "vitest";
import { timeOf } from "./times.ts";

it.each([
  ["2023-03-24 10:23:10 UTC", "2023-03-24T10:23:10.000Z"],
  ["2023-03-24 10:23:10", "2023-03-24T10:23:10.000Z"],
  ["2023-03-24T10:23:10.123+0200", "2023-03-24T08:23:10.123Z"],
  ["2024-02-29", "2024-02-29T00:00:00.000Z"],
])("reads %s", (text, time) => {
  expect(timeOf(text)?.toISOString()).toBe(time);
});

it.each(["2023-02-29", "2026-02-30", "2026-04-31 10:00", "2026-01-01 24:00", "2026-00-10", "03/04/2026", ""])(
  "does not read %j as another time",
  (text) => {
    expect(timeOf(text)).toBeNull();
  },
);
