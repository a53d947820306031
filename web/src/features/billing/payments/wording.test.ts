import { expect, it } from "vitest";
import { money } from "./wording.ts";

it("counts the decimals of each currency", () => {
  expect(money(30_000, "usd")).toBe("$300.00");
  expect(money(5000, "jpy")).toBe("¥5,000");
  expect(money(1_234_500, "kwd").replace("\u00a0", " ")).toBe("KWD 1,234.500");
});
