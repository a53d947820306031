import { expect, it } from "vitest";
import { writtenShort } from "./charts.ts";

it("the axis of a chart tells its ticks apart", () => {
  const ticks = [0, 650, 1300, 1950, 2600, 19_500, 1_050_000];
  expect(ticks.map((tick) => writtenShort(tick, "number", "usd"))).toEqual([
    "0",
    "650",
    "1.3K",
    "1.95K",
    "2.6K",
    "19.5K",
    "1.05M",
  ]);
  expect(writtenShort(1950, "money", "usd")).toBe("$1.95K");
});
