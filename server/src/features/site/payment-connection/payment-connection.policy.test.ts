import { expect, it } from "vitest";
import type { ProviderCheck } from "#ports/payments/payments.port.ts";
import { differencesOf, unmade, untested } from "./payment-connection.policy.ts";

const url = "https://films.example.com/api/billing/v1/webhook/";
const fine: ProviderCheck = {
  ...{ forbidden: [], ours: false, webhook: "there", unsent: [], unasked: [], version: null, portal: "cancels" },
};
const ours: ProviderCheck = { ...fine, ours: true, portal: "asMade" };

const inEnglish = (check: ProviderCheck) =>
  differencesOf(check, url).map(({ says, todo, ...rest }) => ({ says: says("en"), todo: todo("en"), ...rest }));

it("finds nothing in an account that is as it should be", () => {
  expect([...inEnglish(fine), ...inEnglish(ours)]).toEqual([]);
});

it.each([
  ["a key that may not read", { forbidden: ["Invoices", "Charges"] }, /read Invoices and Charges/, true],
  ["no endpoint", { webhook: "missing" as const }, /sends no webhooks to https:\/\/films/, true],
  ["a disabled endpoint", { webhook: "off" as const }, /is disabled at Stripe/, true],
  ["missing events", { unsent: ["invoice.paid"] }, /doesn't send invoice\.paid/, true],
  ["another version", { version: { found: "2024-06-20", expected: "2026" } }, /version 2024-06-20; .* 2026\./, false],
  ["the account's version", { version: { found: "", expected: "2026" } }, /your account's API version/, false],
  ["no customer portal", { portal: "missing" as const }, /portal isn't set up at Stripe/, true],
  ["a portal without cancelling", { portal: "keeps" as const }, /doesn't let members cancel/, true],
  ["endpoints that it may not read", { webhook: "unknown" as const }, /wasn't checked/, false],
])("says what the owner has to mend there: %s", (_, change, says, severe) => {
  const [found, ...others] = inEnglish({ ...fine, ...change });
  expect([found, others]).toEqual([
    { says: expect.stringMatching(says), todo: expect.stringMatching(/^(?!Press Fix).*\.$/), severe, fixable: false },
    [],
  ]);
});

it.each([
  ["a lost endpoint", { webhook: "missing" as const }, /sends no webhooks to/, true],
  ["a moved one", { webhook: "elsewhere" as const }, /doesn't lead to https:\/\/films/, true],
  ["more events than are handled", { unasked: ["payout.paid"] }, /also sends payout\.paid/, false],
  ["lost settings of the portal", { portal: "missing" as const }, /settings of the customer portal are gone/, true],
  ["changed ones", { portal: "changed" as const }, /were changed at Stripe/, true],
])("offers to mend what was made here: %s", (_, change, says, severe) => {
  expect(inEnglish({ ...ours, ...change })).toEqual([
    {
      ...{ says: expect.stringMatching(says), todo: "Press Fix under Settings, Connections." },
      ...{ severe, fixable: true },
    },
  ]);
});

it("names a permission that is lacking, and repeats no key", () => {
  const forbidden = (said: string, lacks: string) => ({ kind: "forbidden", said, lacks }) as const;
  expect(untested(forbidden("No.", "rak_customer_read"), false).says("en")).toContain("rak_customer_read");
  expect(unmade(forbidden("No such right.", ""), url).says("en")).toContain("No such right.");
  const wrong = untested({ kind: "refused", said: "Invalid key: sk_live_12345678" }, true);
  expect([wrong.says("en"), wrong.todo("en")]).toEqual([
    "Stripe rejects the key. It said: Invalid key: …",
    "Check STRIPE_SECRET_KEY.",
  ]);
});
