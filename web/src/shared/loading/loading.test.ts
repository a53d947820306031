import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { loadable, NotLoaded } from "./loadable.ts";
import { whenUsed } from "./whenUsed.ts";

it("loads a module once, however often it is requested", async () => {
  const importModule = vi.fn(async () => "module");
  const module = loadable("src/module.ts", importModule);
  expect(module.loaded).toBeUndefined();
  expect(module.load()).toBe(module.load());
  expect(await module.load()).toBe("module");
  expect(module.loaded).toBe("module");
  await module.load();
  expect(importModule).toHaveBeenCalledTimes(1);
});

it("tries again after a failure", async () => {
  const importModule = vi.fn().mockRejectedValueOnce(new Error("offline")).mockResolvedValueOnce("module");
  const module = loadable("src/module.ts", importModule);
  const failing = module.load();
  // Concurrent callers share the attempt.
  expect(module.load()).toBe(failing);
  await expect(failing).rejects.toThrow(new NotLoaded("src/module.ts"));
  expect(module.loaded).toBeUndefined();
  // Those who waited get the error; only a new call starts another attempt.
  expect(module.loading).toBe(failing);
  expect(await module.load()).toBe("module");
  expect(module.loaded).toBe("module");
});

describe("modules loaded when used", () => {
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
});
