import { expect, it } from "vitest";
import { detailsOf } from "./actions.ts";

it("describes an entry's details in words and omits unknown ones", () => {
  expect(detailsOf({ days: 1, reason: "A gift", unheard_of: 3 })).toBe("1 day · Reason: A gift");
  expect(detailsOf({ mail: "password_reset", language: "de" })).toBe("Set a new password · Deutsch");
  expect(detailsOf({ mail: "of another version", language: "xx" })).toBe("");
  expect(detailsOf({ days: 30 })).toBe("30 days");
});
