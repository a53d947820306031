import { expect, it } from "vitest";
import { decimalsOf, typedAmount } from "./refundable.ts";

it.each([
  ["9.00", "usd", 900],
  ["9,5", "eur", 950],
  ["0.29", "usd", 29],
  ["300", "jpy", 300],
  ["1.234", "kwd", 1234],
  ["12.34", "isk", 1234],
])("reads %s in %s as %i of the smallest unit", (text, currency, amount) => {
  expect(typedAmount(text, currency)).toBe(amount);
});

it.each(["", " ", "nine"])("reads %j as no amount", (text) => {
  expect(typedAmount(text, "usd")).toBeNull();
});

it("knows how many decimals a currency has", () => {
  expect(["usd", "jpy", "kwd"].map(decimalsOf)).toEqual([2, 0, 3]);
});
