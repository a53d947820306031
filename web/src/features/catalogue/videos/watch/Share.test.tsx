import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { toast } from "#test/browser.ts";
import { show } from "#test/render.tsx";
import { endIn, secondsOf } from "./passage.ts";
import { Share } from "./Share.tsx";

const address = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Link" }).value;

it("shares the current time, if wanted, and copies the URL", async () => {
  const { user } = show(<Share video={{ id: 1, title: "Film 1" }} at={754} />);
  expect(address()).toMatch(/\/watch\/1$/);
  await user.click(screen.getByRole("checkbox", { name: "Start at" }));
  expect(address()).toMatch(/\/watch\/1\?t=754$/);
  await user.type(screen.getByRole("textbox", { name: "End at" }), "13:00");
  expect(address()).toMatch(/\/watch\/1\?t=754&end=780$/);
  const write = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  await user.click(screen.getByRole("button", { name: "Copy link" }));
  await waitFor(() => expect(write).toHaveBeenCalledExactlyOnceWith(address()));
  await toast("The link is copied.");
});

it("shares another time, which turns it on", async () => {
  const { user } = show(<Share video={{ id: 1, title: "Film 1" }} at={0} />);
  const start = screen.getByRole<HTMLInputElement>("textbox", { name: "Start at" });
  expect(start.value).toBe("0:00");
  await user.clear(start);
  await user.type(start, "1:05");
  expect(address()).toMatch(/\/watch\/1\?t=65$/);
});

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
