import { expect, it } from "vitest";
import { monthsLater, periodEnd } from "./calendar.ts";

const seconds = (text: string) => Date.parse(text) / 1000;
const every = (interval: "day" | "week" | "month" | "year", interval_count = 1) =>
  ({ interval, interval_count, usage_type: "licensed" }) as const;

/** The ends of the first periods of a subscription. */
function endsOf(start: string, recurring: ReturnType<typeof every>, count: number): string[] {
  const anchor = seconds(start);
  const ends: string[] = [];
  for (let from = anchor; ends.length < count; ) {
    from = periodEnd(from, anchor, recurring);
    ends.push(new Date(from * 1000).toISOString().slice(0, 16));
  }
  return ends;
}

it.each([
  ["2027-01-31T10:30Z", every("month"), ["2027-02-28T10:30", "2027-03-31T10:30", "2027-04-30T10:30"]],
  ["2028-01-31T10:30Z", every("month"), ["2028-02-29T10:30", "2028-03-31T10:30"]],
  [
    "2028-02-29T00:00Z",
    every("year"),
    ["2029-02-28T00:00", "2030-02-28T00:00", "2031-02-28T00:00", "2032-02-29T00:00"],
  ],
  ["2026-11-30T23:59Z", every("month", 3), ["2027-02-28T23:59", "2027-05-30T23:59"]],
  // Over the hour that many places leave out: Stripe counts in UTC.
  ["2027-03-14T02:30Z", every("month"), ["2027-04-14T02:30"]],
  ["2027-03-27T12:00Z", every("week"), ["2027-04-03T12:00"]],
  ["2027-03-27T12:00Z", every("day", 30), ["2027-04-26T12:00"]],
])("ends the periods that begin at %s, %j", (start, recurring, ends) => {
  expect(endsOf(start, recurring, ends.length)).toEqual(ends);
});

it("counts a coupon's months from the day it was redeemed", () => {
  expect(monthsLater(seconds("2027-08-31T08:00Z"), 6)).toBe(seconds("2028-02-29T08:00Z"));
});

it("knows no period of what is paid once", () => {
  expect(() => periodEnd(0, 0, null)).toThrow("paid once");
});
