import fc from "fast-check";
import { expect, it } from "vitest";
import { nextDigest } from "./digest.policy.ts";

const hour = 3_600_000;
const day = 24 * hour;

it.each([
  ["weekly", "2026-01-29T08:30:00Z", "2026-02-05T08:00:00Z"],
  ["monthly", "2026-01-15T08:30:00Z", "2026-02-15T08:00:00Z"],
  ["monthly", "2026-01-31T08:30:00Z", "2026-02-28T08:00:00Z"],
  ["monthly", "2025-12-31T08:30:00Z", "2026-01-31T08:00:00Z"],
] as const)("the first %s digest since %s is due at %s", (digest, since, next) => {
  expect(nextDigest(digest, new Date(since), new Date(since))).toEqual(new Date(next));
});

it("a digest that was made days late is followed by one on the usual day", () => {
  const since = new Date("2026-01-31T08:30:00Z");
  expect(nextDigest("monthly", since, new Date("2026-03-03T20:41:00Z"))).toEqual(new Date("2026-03-31T08:00:00Z"));
  expect(nextDigest("weekly", since, new Date("2026-02-25T20:41:00Z"))).toEqual(new Date("2026-02-28T08:00:00Z"));
});

/** When the digests since a time are made by a job that starts up to a minute after 41 minutes past each hour. */
function made(digest: "weekly" | "monthly", since: Date, delays: readonly number[]): Date[] {
  let last = since;
  return delays.map((delay) => {
    const due = nextDigest(digest, since, last).getTime();
    const run = Math.floor(due / hour) * hour + 41 * 60_000 + delay;
    last = new Date(run < due ? run + hour : run);
    return last;
  });
}

const times = fc.date({ min: new Date("2024-01-01"), max: new Date("2032-01-01"), noInvalidDate: true });
const delays = fc.array(fc.integer({ min: 0, max: 59_999 }), { minLength: 1, maxLength: 40 });

it("weekly digests stay on their day and hour, however many there are", () => {
  fc.assert(
    fc.property(times, delays, (since, all) => {
      const days = made("weekly", since, all).map((at) => Math.floor(at.getTime() / hour) * hour);
      const start = Math.floor(since.getTime() / hour) * hour;
      expect(days).toEqual(all.map((_, index) => start + (index + 1) * 7 * day));
    }),
  );
});

it("monthly digests are on the same day and hour of each month, or on its last day, however many there are", () => {
  fc.assert(
    fc.property(times, delays, (since, all) => {
      made("monthly", since, all).forEach((at, index) => {
        const [year, month] = [since.getUTCFullYear(), since.getUTCMonth() + index + 1];
        const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
        const expected = Date.UTC(year, month, Math.min(since.getUTCDate(), last), since.getUTCHours());
        expect(Math.floor(at.getTime() / hour) * hour).toBe(expected);
      });
    }),
  );
});
