import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { whenUsed } from "./whenUsed.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it("waits for a press, and runs once", () => {
  const work = vi.fn();
  whenUsed(work);
  vi.advanceTimersByTime(9000);
  expect(work).not.toHaveBeenCalled();
  dispatchEvent(new Event("pointerdown"));
  dispatchEvent(new Event("keydown"));
  vi.advanceTimersByTime(60_000);
  expect(work).toHaveBeenCalledTimes(1);
});

it("waits no longer than ten seconds", () => {
  const work = vi.fn();
  whenUsed(work);
  vi.advanceTimersByTime(13_000);
  expect(work).toHaveBeenCalledTimes(1);
});

it("can be cancelled, before a press and after it", () => {
  const work = vi.fn();
  const callOff = [whenUsed(work), whenUsed(work)];
  callOff[0]?.();
  dispatchEvent(new Event("pointerdown"));
  callOff[1]?.();
  vi.advanceTimersByTime(60_000);
  expect(work).not.toHaveBeenCalled();
});
