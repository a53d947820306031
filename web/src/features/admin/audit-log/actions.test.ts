import { expect, it } from "vitest";
import { detailsOf } from "./actions.ts";

it("tells the details of an entry in words, and leaves out what it does not know", () => {
  expect(detailsOf({ days: 1, reason: "A gift", unheard_of: 3 })).toBe("1 day · Reason: A gift");
  expect(detailsOf({ days: 30 })).toBe("30 days");
});
