import { act, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { show } from "#test/render.tsx";
import { NextUp } from "./NextUp.tsx";

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(() => {
  vi.useRealTimers();
});

const pass = async (seconds: number) => {
  for (let n = 0; n < seconds; n++) await act(() => vi.advanceTimersByTimeAsync(1000));
};

it("begins the next video after five seconds, and says so at once", async () => {
  const next = vi.fn();
  show(<NextUp video={{ title: "Film 2" }} onNext={next} onStop={() => undefined} />);
  expect(screen.getByRole("status").textContent).toBe("Film 2 begins in 5 seconds");
  await pass(4);
  expect(next).not.toHaveBeenCalled();
  await pass(1);
  expect(next).toHaveBeenCalledOnce();
});

it("is stopped with one key, or skipped", async () => {
  const next = vi.fn();
  const stop = vi.fn();
  const { user } = show(<NextUp video={{ title: "Film 2" }} onNext={next} onStop={stop} />);
  await user.keyboard("{Enter}");
  expect(stop).toHaveBeenCalledOnce();
  expect(next).not.toHaveBeenCalled();
  await user.click(screen.getByRole("button", { name: "Play now" }));
  expect(next).toHaveBeenCalledOnce();
});
