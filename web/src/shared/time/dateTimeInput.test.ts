import { expect, it } from "vitest";
import { toInput } from "./dateTimeInput.ts";

it("fills the field with a minute that parses back to the same time", () => {
  expect(toInput("")).toBe("");
  const moment = new Date(2026, 2, 29, 2, 30).toISOString();
  expect(new Date(toInput(moment)).toISOString()).toBe(moment);
});
