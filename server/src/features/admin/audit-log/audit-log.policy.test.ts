import { expect, it } from "vitest";
import { auditFilter } from "./audit-log.policy.ts";

it("includes both days, and the last day of a leap year's February", () => {
  expect(auditFilter({ from: "2028-02-28", to: "2028-02-29" })).toEqual({
    since: new Date("2028-02-28T00:00:00Z"),
    before: new Date("2028-03-01T00:00:00Z"),
  });
});

it("ignores what is empty or absent", () => {
  expect(auditFilter({ actor: "", action: "" })).toEqual({});
  expect(auditFilter({ actor: "ann", action: "video.create" })).toEqual({ actor: "ann", action: "video.create" });
});
