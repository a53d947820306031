import { expect, it } from "vitest";
import { watchClock } from "./clock-jumps.ts";

it("notices a clock that is set back by more than five minutes, once each time", async () => {
  let [clock, passed, jumps] = [1_000_000, 0, 0];
  const look = watchClock({
    ask: async () => clock,
    monotonic: () => passed * 1_000,
    wentBack: async () => void jumps++,
  });
  const after = async (seconds: number, jump = 0) => {
    passed += seconds;
    clock += seconds + jump;
    await look();
    return jumps;
  };
  expect(await after(0)).toBe(0);
  expect(await after(15, 3_600)).toBe(0);
  expect(await after(15)).toBe(0);
  expect(await after(15, -3_600)).toBe(1);
  expect(await after(15)).toBe(1);
  expect(await after(15, -60)).toBe(1);
});

it("acts on a jump at the next check if it failed at the first", async () => {
  let [clock, tries] = [10_000, 0];
  const look = watchClock({
    ask: async () => clock,
    monotonic: () => 0,
    wentBack: async () => {
      if (++tries === 1) throw new Error("away");
    },
  });
  await look();
  clock -= 3_600;
  await expect(look()).rejects.toThrow("away");
  await look();
  await look();
  expect(tries).toBe(2);
});
