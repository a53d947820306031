import type { NewCodeBody } from "@mindreel/contract/billing/codes";
import type { Interval, PriceTax } from "@mindreel/contract/billing/plans";
import fc from "fast-check";
import { expect, it } from "vitest";
import { first } from "#test/app/members.ts";
import { startPaidApp } from "#test/peers/payments.ts";
import { nightly } from "#test/run/nightly.ts";

/** Milliseconds since 1970, for the server and the provider alike. */
let moment = Date.parse("2027-01-31T23:30:00Z");
const t = await startPaidApp({}, { now: () => Math.floor(moment / 1000) });
const goTo = (at: number) => {
  moment = at;
  t.advance(at - Number(t.clock()));
};
goTo(moment);

const preview = "POST /api/billing/v1/subscription/preview/";
const change = "POST /api/billing/v1/subscription/change/";
const taxes = "PUT /api/billing/v1/taxes/";
const buy = "POST /api/category/v1/create-checkout-session/";

/** The last day of a month, the leap day, and the nights in which the clocks of many places change. */
const dates = [
  ...["2027-01-31T23:30:00Z", "2027-03-14T06:59:59Z", "2027-03-28T00:59:59Z", "2027-08-31T12:00:00Z"],
  ...["2027-10-31T00:30:00Z", "2028-01-31T00:00:01Z", "2028-02-29T12:00:00Z", "2028-11-30T23:59:59Z"],
].map((date) => Date.parse(date));

const amounts = fc.record({
  usd: fc.integer({ min: 100, max: 99_999 }),
  eur: fc.integer({ min: 100, max: 99_999 }),
  jpy: fc.integer({ min: 100, max: 99_999 }),
  kwd: fc.integer({ min: 100, max: 9_999 }).map((tens) => 10 * tens),
});
const price = fc.record({
  interval: fc.constantFrom<Interval>("day", "week", "month", "year"),
  interval_count: fc.constantFrom(1, 2, 3),
  amounts,
});
const off = fc.oneof(
  { weight: 4, arbitrary: fc.record({ percent_off: fc.integer({ min: 1, max: 100 }) }) },
  { weight: 1, arbitrary: fc.record({ amounts: fc.constant({ usd: 333, eur: 301, jpy: 77, kwd: 510 }) }) },
);
const duration = fc.oneof(
  fc.record({ duration: fc.constant("once" as const) }),
  fc.record({ duration: fc.constant("forever" as const) }),
  fc.record({ duration: fc.constant("months" as const), months: fc.integer({ min: 1, max: 5 }) }),
);
const story = fc.record({
  prices: fc.tuple(price, price),
  currency: fc.constantFrom("usd", "eur", "jpy", "kwd"),
  code: fc.option(fc.tuple(off, duration).map(([what, long]): Omit<NewCodeBody, "code"> => ({ ...what, ...long }))),
  /** When the price changes: the part of the first period that has passed, or of ten days. */
  part: fc.double({ min: 0, max: 0.95, noNaN: true }),
});
type Story = typeof story extends fc.Arbitrary<infer S> ? S : never;

let made = 0;

/** What was charged for a member, in order. */
const charged = async (userId: number) =>
  (
    await t.query<{ id: string; amount: number }>(
      "select id, amount_paid as amount from payments where user_id = $1 and paid_at is not null order by created_at, id",
      [userId],
    )
  ).map(({ amount }) => amount);

async function sell(superuser: string, { prices, code }: Story) {
  const name = `Plan ${++made}`;
  const { id } = await t.ok("POST /api/billing/v1/plans/", { token: superuser, body: { name } });
  const params = { id: String(id) };
  const ids: string[] = [];
  for (const body of prices) {
    const { prices: now } = await t.ok("POST /api/billing/v1/plans/{id}/prices/", { token: superuser, params, body });
    const sold = now.find(
      (each) =>
        each.archived_at === null && each.interval === body.interval && each.interval_count === body.interval_count,
    );
    ids.push(sold?.id ?? "");
  }
  const typed = `CODE-${made}`;
  if (code !== null) await t.ok("POST /api/billing/v1/codes/", { token: superuser, body: { code: typed, ...code } });
  return { ids, ...(code !== null && { code: typed }) };
}

/** Buys at the first price, and after a while goes over to the second. Whatever was shown is what is charged. */
async function live(superuser: string, told: Story, tax: PriceTax): Promise<() => Promise<void>> {
  const { ids, code } = await sell(superuser, told);
  const [from = "", to = ""] = ids;
  const same =
    told.prices[0].interval === told.prices[1].interval &&
    told.prices[0].interval_count === told.prices[1].interval_count;
  const { token, id } = first(await t.members("member", 1));
  // The second one took the first one's place.
  const wish = { price: same ? to : from, currency: told.currency, ...(code !== undefined && { code }) };
  const shown = await t.ok(preview, { token, body: wish });
  const url = `${await t.ok(buy, { token, body: wish })}`;
  const session = t.emulator.world.find("sessions", url.slice(url.lastIndexOf("/") + 1));
  expect(session?.amount_total).toBe(shown.due_now);
  expect(shown.tax).toBe(tax);
  const { id: subscription } = t.emulator.control.pay(session?.id ?? "", undefined, { country: "DE" });
  /** What tax adds to what was shown without it. */
  const whole = (amount: number) => amount + (tax === "exclusive" ? Math.round((amount * 19) / 100) : 0);
  await t.ok("GET /api/category/v1/session-check/", { token, query: { session_id: session?.id ?? "" } });
  expect(await charged(id)).toEqual([whole(shown.due_now)]);
  const now = await t.standing(token);
  expect(now.next).toEqual({ at: shown.at, amount: whole(shown.next), currency: told.currency, plus_tax: false });
  expect(now.price?.tax).toBe(tax);
  return async () => {
    if (same) return;
    const before = t.emulator.world.find("subscriptions", subscription);
    if (before?.status !== "active") return;
    const quote = await t.ok(preview, { token, body: { price: to } });
    const after = await t.ok(change, { token, body: { price: to, quote: quote.quote } });
    const paid = await charged(id);
    if (quote.takes_effect === "now")
      expect(paid.toSorted(), told.currency).toEqual([whole(shown.due_now), quote.due_now].toSorted());
    else expect(paid).toEqual([whole(shown.due_now)]);
    expect(after.next).toEqual({ at: quote.at, amount: quote.next, currency: told.currency, plus_tax: false });
  };
}

it("is charged as shown, to the smallest unit, for any price, code, tax, currency and date", {
  timeout: 300_000,
}, async () => {
  const each = nightly ? 8 : 3;
  const seed = Number(process.env["SEED"] ?? 11);
  const stories = fc.sample(story, { numRuns: dates.length * each, seed });
  for (const [at, date] of dates.entries()) {
    goTo(date);
    const superuser = first(await t.members("superuser", 1)).token;
    const behavior = at % 3 === 1 ? "inclusive" : "exclusive";
    const mode = at % 3 === 0 ? "none" : "own";
    const words = { tax_code: null, footer: "", account_tax_ids: [] };
    await t.ok(taxes, { token: superuser, body: { mode, behavior, ...words } });
    const ours = stories.slice(at * each, (at + 1) * each);
    for (const told of ours) {
      goTo(Math.max(moment, date));
      const goOn = await live(superuser, told, mode === "none" ? mode : behavior);
      const [{ interval, interval_count }] = told.prices;
      const days = { day: 1, week: 7, month: 10, year: 10, once: 0 }[interval] * Math.min(1, interval_count);
      goTo(moment + Math.floor(told.part * days * 86_400) * 1000);
      await goOn();
    }
  }
});
