import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { CallCounts } from "./call-counts.ts";

const minute = 60_000;
const year = 365 * 24 * 60 * minute;

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date", "performance"] }));
afterEach(() => void vi.useRealTimers());

function count(counts: CallCounts, key = "192.0.2.1") {
  let result: { current: number; ttl: number } | undefined;
  counts.incr(
    key,
    (_, counted) => {
      result = counted;
    },
    minute,
  );
  return result;
}

it("counts each caller's calls within a window", () => {
  const counts = new CallCounts();
  expect(count(counts)).toEqual({ current: 1, ttl: minute });
  vi.advanceTimersByTime(1_000);
  expect(count(counts)).toEqual({ current: 2, ttl: minute - 1_000 });
  expect(count(counts, "192.0.2.2")).toEqual({ current: 1, ttl: minute });
  expect(count(counts.child())).toEqual({ current: 1, ttl: minute });
  vi.advanceTimersByTime(minute);
  expect(count(counts)).toEqual({ current: 1, ttl: minute });
});

it("ends a window on time, even if it began while the time of day was a year ahead", () => {
  const counts = new CallCounts();
  vi.setSystemTime(Date.now() + year);
  count(counts);
  vi.setSystemTime(Date.now() - year);
  vi.advanceTimersByTime(minute);
  expect(count(counts)).toMatchObject({ current: 1 });
});

it("drops the oldest windows when there are too many callers", () => {
  const counts = new CallCounts();
  for (let n = 0; n <= 5_000; n++) count(counts, `caller ${n}`);
  expect(count(counts, "caller 5000")).toMatchObject({ current: 2 });
  expect(count(counts, "caller 0")).toMatchObject({ current: 1 });
});
