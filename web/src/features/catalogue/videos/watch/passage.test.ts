import { describe, expect, it } from "vitest";
import { endIn, secondsOf } from "./passage.ts";

it.each([
  ["t=83&end=124", 124],
  ["end=124", 124],
  ["t=83&end=83", undefined],
  ["t=83&end=7", undefined],
  ["t=83", undefined],
  ["t=83&end=2:04", undefined],
  ["end=-1", undefined],
  ["end=99999999", undefined],
])("%s ends at %s", (query, end) => {
  expect(endIn(new URLSearchParams(query))).toBe(end);
});

describe("a time as people write it", () => {
  it.each([
    ["83", 83],
    [" 1:23 ", 83],
    ["1:02:03", 3723],
    ["", undefined],
    ["soon", undefined],
    ["1:2:3:4", undefined],
  ])("%s is %s", (time, seconds) => {
    expect(secondsOf(time)).toBe(seconds);
  });
});
