import { expect, it } from "vitest";
import { detailsOf } from "./actions.ts";

it("describes an entry's details in words and omits unknown ones", () => {
  expect(detailsOf({ days: 1, reason: "A gift", unheard_of: 3 })).toBe("1 day · Reason: A gift");
  expect(detailsOf({ mail: "password_reset", language: "de" })).toBe("Set a new password · Deutsch");
  expect(detailsOf({ mail: "of another version", language: "xx" })).toBe("");
  expect(detailsOf({ days: 30 })).toBe("30 days");
});

it.each([
  [{ settings: "mail_password_reset, plan_price_cents" }, "Changed: Email “Set a new password”, Price a month"],
  [{ description: "changed", picture: "removed" }, "New description · Picture removed"],
  [{ before: "Sea", picture: "new" }, "Was Sea · New picture"],
  [{ added: 1, series: "Dunes" }, "1 added · New series: Dunes"],
  [{ video: "The tawny owl" }, "Answered with “The tawny owl”"],
  [{ video: "none" }, "Answer undone"],
  [{ declined: "yes" }, "Declined"],
  [{ declined: "no" }, "Reopened"],
  [{ merged: "Bats at night" }, "Merged: Bats at night"],
  [{ split: "Moths at night" }, "Split off: Moths at night"],
  [{ digest: "weekly", mails_per_hour: 3600 }, "Every week · 3,600 emails per hour"],
  [{ type: "invoice.paid" }, "invoice.paid"],
])("tells what was done: %j", (entry, told) => {
  expect(detailsOf(entry)).toBe(told);
});
