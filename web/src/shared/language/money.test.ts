import { moneyIn } from "@mindreel/contract/plain/money";
import { expect, it } from "vitest";

it("writes amounts of money as each language does", () => {
  expect(moneyIn("en", 300, "USD")).toBe("$300.00");
  expect(moneyIn("de", 300, "USD")).toBe("300,00\u00a0$");
  expect(moneyIn("en", 1234.5, "EUR", { maximumFractionDigits: 0 })).toBe("€1,235");
});

it("keeps the sign of the currency together in Arabic", () => {
  // Without the mark at the end, the dollar sign would move to the other side of the letters.
  expect(moneyIn("ar", 300, "USD")).toBe("\u200f300.00\u00a0US$\u200e");
});
