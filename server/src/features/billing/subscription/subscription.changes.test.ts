import type { NewPriceBody } from "@mindreel/contract/billing/plans";
import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { periodAfter, waits } from "#features/billing/plans/plans.policy.ts";
import { first } from "#test/app/members.ts";
import { startPaidApp } from "#test/peers/payments.ts";

const t = await startPaidApp();
t.advance(Date.now() - Number(t.clock()));

const superuser = first(await t.members("superuser", 1)).token;
const preview = "POST /api/billing/v1/subscription/preview/";
const change = "POST /api/billing/v1/subscription/change/";
const undo = "DELETE /api/billing/v1/subscription/change/";

async function plan(name: string, ...prices: NewPriceBody[]) {
  const { id } = await t.ok("POST /api/billing/v1/plans/", { token: superuser, body: { name } });
  const params = { id: String(id) };
  for (const body of prices) await t.ok("POST /api/billing/v1/plans/{id}/prices/", { token: superuser, params, body });
  const made = (await t.ok("GET /api/billing/v1/plans/", { token: superuser })).find((each) => each.id === id);
  return { id, prices: made?.prices.map((each) => each.id) ?? [] };
}
const paid = async (userId: number) => {
  const rows = await t.query<{ amount: number }>(
    "select amount_paid as amount from payments where user_id = $1 and paid_at is not null order by created_at, id",
    [userId],
  );
  return rows.map(({ amount }) => amount);
};
const running = (customer: string) =>
  t.emulator.world.all("subscriptions").filter((each) => each.customer === customer && each.ended_at === null);

let [dear, yearly, cheap] = ["", "", ""];
let studioId = 0;
beforeAll(async () => {
  const studio = await plan(
    "Studio",
    { interval: "month", amounts: { usd: 60_000 } },
    { interval: "year", amounts: { usd: 500_000 } },
  );
  [dear = "", yearly = ""] = studio.prices;
  studioId = studio.id;
  [cheap = ""] = (await plan("Small", { interval: "month", amounts: { usd: 10_000 } })).prices;
});

describe("a change of price", () => {
  it("to a dearer one is charged in proportion, to the cent as shown, and holds at once", async () => {
    const { token, id, customer } = await t.subscriber();
    t.emulator.control.passTime(customer, 10 * 86_400);
    await t.age(id, 10 * 86_400);
    const shown = await t.ok(preview, { token, body: { price: dear } });
    expect(shown).toMatchObject({ takes_effect: "now", next: 60_000, currency: "usd" });
    expect(shown.due_now).toBeGreaterThan(15_000);
    t.advance(3 * 60_000);
    const after = await t.ok(change, { token, body: { price: dear, quote: shown.quote } });
    expect(after).toMatchObject({ plan: { name: "Studio" }, price: { id: dear, amount: 60_000 }, change: null });
    expect(after.next).toMatchObject({ amount: shown.next, at: shown.at });
    await t.catchUp();
    expect((await paid(id)).toSorted((a, b) => a - b)).toEqual([shown.due_now, 30_000].toSorted((a, b) => a - b));
    expect((await t.standing(token)).paid_until).toBe(shown.at);
  });

  it("opens what the new plan opens, until its payment is returned", async () => {
    const category = await t.query<{ id: number }>("insert into categories (name) values ('Films') returning id");
    const [film] = await t.query<{ id: number }>(
      `insert into videos (title, category_id, source, source_kind, oid, open_to)
       values ('Tides', $1, 'https://v.example.com/tides.mp4', 'file', 'tides', $2) returning id`,
      [first(category).id, JSON.stringify([studioId])],
    );
    const { token, id, customer } = await t.subscriber();
    const play = async () =>
      (await t.request("POST /api/playback/v1/videos/{id}/", { token, id: film?.id ?? 0 })).status;
    expect(await play()).toBe(403);
    t.emulator.control.passTime(customer, 10 * 86_400);
    await t.age(id, 10 * 86_400);
    const { quote } = await t.ok(preview, { token, body: { price: dear } });
    await t.ok(change, { token, body: { price: dear, quote } });
    expect(await play()).toBe(200);
    await t.catchUp();
    expect(await play()).toBe(200);
    t.emulator.control.refund(customer);
    await t.catchUp();
    await t.ok("GET /api/billing/v1/subscription/", { token });
    expect([await play(), await t.isPro(token)]).toEqual([403, false]);
  });

  it("credits what was paid, not what it would have cost without a code that is used up", async () => {
    const body = { code: "first-half", percent_off: 50, duration: "once" } as const;
    await t.ok("POST /api/billing/v1/codes/", { token: superuser, body });
    const { token, id } = first(await t.members("member", 1));
    const wish = { code: "first-half" };
    const url = `${await t.ok("POST /api/category/v1/create-checkout-session/", { token, body: wish })}`;
    t.emulator.control.pay(url.slice(url.lastIndexOf("/") + 1));
    await t.catchUp();
    const shown = await t.ok(preview, { token, body: { price: dear } });
    // Nothing of the month has passed: the new price, less the half that was paid.
    expect(Math.abs(shown.due_now - 45_000)).toBeLessThan(10);
    await t.ok(change, { token, body: { price: dear, quote: shown.quote } });
    expect((await paid(id)).toSorted((a, b) => a - b)).toEqual([15_000, shown.due_now]);
  });

  it("from month to year begins a year now, less the unused rest", async () => {
    const { token, id } = await t.subscriber();
    const shown = await t.ok(preview, { token, body: { price: yearly } });
    expect(shown).toMatchObject({ takes_effect: "now", next: 500_000 });
    const after = await t.ok(change, { token, body: { price: yearly, quote: shown.quote } });
    expect(after).toMatchObject({ price: { interval: "year" }, current_period_end: shown.at, paid_until: shown.at });
    expect(await paid(id)).toContain(shown.due_now);
  });

  it("to a cheaper one waits for the end of the paid period, until then it can be undone", async () => {
    const { token, id, customer } = await t.subscriber();
    const shown = await t.ok(preview, { token, body: { price: cheap } });
    expect(shown).toMatchObject({ takes_effect: "period_end", due_now: 0, next: 10_000 });
    const after = await t.ok(change, { token, body: { price: cheap } });
    expect(after).toMatchObject({
      ...{ plan: { name: "Monthly" }, price: { amount: 30_000 }, next: { amount: 10_000, at: shown.at } },
      change: { plan: { name: "Small" }, price: { id: cheap, amount: 10_000 }, at: shown.at },
    });
    expect((await t.request(undo, { token })).status).toBe(204);
    expect(await t.standing(token)).toMatchObject({ change: null, next: { amount: 30_000 } });
    await t.ok(change, { token, body: { price: cheap } });
    t.emulator.control.passToNext(customer);
    await t.age(id, 31 * 86_400);
    await t.catchUp();
    expect(await paid(id)).toEqual([30_000, 10_000]);
    expect(await t.standing(token)).toMatchObject({ plan: { name: "Small" }, price: { id: cheap }, change: null });
  });

  it("leaves everything if the card is declined", async () => {
    const { token, id, customer } = await t.subscriber();
    t.emulator.control.failNextPayments(customer);
    expect((await t.request(change, { token, body: { price: dear } })).body).toMatchObject({
      code: "payments_refused",
    });
    await t.catchUp();
    expect(await t.standing(token)).toMatchObject({ state: "active", price: { amount: 30_000 }, is_pro: true });
    expect(await paid(id)).toEqual([30_000]);
  });

  it("waits for the bank's confirmation on the provider's page, and leaves everything without it", async () => {
    const { token, id, customer, subscription } = await t.subscriber();
    const before = await t.standing(token);
    t.emulator.control.askForPayments(customer);
    const shown = await t.ok(preview, { token, body: { price: dear } });
    const { confirm_url, ...asked } = await t.ok(change, { token, body: { price: dear, quote: shown.quote } });
    expect(confirm_url).toContain("/rehearsal/invoice/");
    expect(asked).toMatchObject({ state: "active", is_pro: true, price: { amount: 30_000 } });
    await t.catchUp();
    const waiting = await t.standing(token);
    expect(waiting).toMatchObject({ price: { amount: 30_000 }, paid_until: before.paid_until, next: before.next });
    // Not confirmed within a day.
    t.emulator.control.passTime(customer, 24 * 3600);
    await t.age(id, 24 * 3600);
    await t.catchUp();
    const left = await t.standing(token);
    expect(left).toMatchObject({ state: "active", is_pro: true, price: { amount: 30_000 }, next: { amount: 30_000 } });
    expect(await paid(id)).toEqual([30_000]);
    // Asked again, and confirmed.
    const again = await t.ok(preview, { token, body: { price: dear } });
    const page = (await t.ok(change, { token, body: { price: dear, quote: again.quote } })).confirm_url ?? "";
    const number = "4242424242424242";
    await fetch(page, { method: "POST", body: new URLSearchParams({ number, expiry: "12/40", cvc: "123" }) });
    await t.catchUp();
    expect(await t.standing(token)).toMatchObject({
      price: { id: dear, amount: 60_000 },
      next: { amount: again.next },
    });
    expect((await paid(id)).toSorted((a, b) => a - b)).toEqual([again.due_now, 30_000].toSorted((a, b) => a - b));
    expect(t.emulator.world.find("subscriptions", subscription)?.pending_update).toBeNull();
  });

  it("is refused for what one has, what is not sold, an old quote, and without a subscription", async () => {
    const { token } = await t.subscriber();
    const codeOf = async (body: object, call: typeof change | typeof preview = change, of = token) =>
      (await t.request(call, { token: of, body })).body;
    expect(await codeOf({ price: "monthly-30000" })).toMatchObject({ code: "invalid_input" });
    expect(await codeOf({ price: "nothing" }, preview)).toMatchObject({ code: "invalid_input" });
    const old = new Date(t.clock().getTime() - 11 * 60_000).toISOString();
    expect(await codeOf({ price: dear, quote: old })).toMatchObject({ code: "quote_over" });
    const other = first(await t.members("member", 1)).token;
    expect(await codeOf({ price: dear }, change, other)).toMatchObject({ code: "no_subscription" });
    await t.ok("POST /api/billing/v1/subscription/cancel/", { token });
    expect(await codeOf({ price: dear })).toMatchObject({ code: "subscription_stays" });
  });

  it("that waits is in the way of neither cancelling nor another change", async () => {
    const { token } = await t.subscriber();
    await t.ok(change, { token, body: { price: cheap } });
    const canceled = await t.ok("POST /api/billing/v1/subscription/cancel/", { token });
    expect(canceled).toMatchObject({ state: "cancelling", change: null, next: null });
    await t.ok("POST /api/billing/v1/subscription/resume/", { token });
    await t.ok(change, { token, body: { price: cheap } });
    expect(await t.ok(change, { token, body: { price: dear } })).toMatchObject({ price: { id: dear }, change: null });
  });

  it("pressed with everything else in several tabs at once leaves one subscription that runs", async () => {
    const members = await Promise.all(Array.from({ length: 5 }, () => t.subscriber()));
    const presses = (token: string) => [
      t.request(change, { token, body: { price: dear } }),
      t.request(change, { token, body: { price: cheap } }),
      t.request("POST /api/billing/v1/subscription/cancel/", { token }),
      t.request("POST /api/billing/v1/subscription/resume/", { token }),
      t.request(undo, { token }),
      t.request("POST /api/category/v1/create-checkout-session/", { token, body: { price: yearly } }),
    ];
    const answers = await Promise.all(members.flatMap(({ token }) => [...presses(token), ...presses(token)]));
    expect(answers.map(({ status }) => status).filter((status) => status === 500)).toEqual([]);
    await t.catchUp();
    for (const { customer } of members) expect(running(customer)).toHaveLength(1);
  });
});

it("says what a first purchase costs with a code, as it is then charged", async () => {
  const body = { code: "half", percent_off: 50, duration: "once" } as const;
  await t.ok("POST /api/billing/v1/codes/", { token: superuser, body });
  const { token, id } = first(await t.members("member", 1));
  const wish = { price: dear, code: "half" };
  const shown = await t.ok(preview, { token, body: wish });
  expect(shown).toMatchObject({ due_now: 30_000, next: 60_000, takes_effect: "now" });
  const url = `${await t.ok("POST /api/category/v1/create-checkout-session/", { token, body: wish })}`;
  t.emulator.control.pay(url.slice(url.lastIndexOf("/") + 1));
  await t.catchUp();
  expect(await paid(id)).toEqual([shown.due_now]);
  expect((await t.standing(token)).next?.amount).toBe(shown.next);
});

describe("the calendar", () => {
  it.each([
    ["2027-01-31T10:00:00.000Z", "month", 1, "2027-02-28T10:00:00.000Z"],
    ["2028-01-31T10:00:00.000Z", "month", 1, "2028-02-29T10:00:00.000Z"],
    ["2028-02-29T10:00:00.000Z", "year", 1, "2029-02-28T10:00:00.000Z"],
    ["2027-03-27T23:30:00.000Z", "day", 1, "2027-03-28T23:30:00.000Z"],
    ["2027-10-30T00:30:00.000Z", "week", 1, "2027-11-06T00:30:00.000Z"],
    ["2027-11-30T10:00:00.000Z", "month", 3, "2028-02-29T10:00:00.000Z"],
  ] as const)("%s and %s × %i ends %s", (from, interval, intervalCount, end) => {
    expect(periodAfter(new Date(from), { interval, intervalCount }).toISOString()).toBe(end);
  });

  it("lets of two changes there and back exactly one wait, unless both are the same", () => {
    const term = fc.record({
      interval: fc.constantFrom("day", "week", "month", "year"),
      intervalCount: fc.constantFrom(1, 2),
      amount: fc.integer({ min: 1, max: 1000 }),
    });
    fc.assert(
      fc.property(term, term, (a, b) => {
        const isSame = a.interval === b.interval && a.intervalCount === b.intervalCount && a.amount === b.amount;
        expect([waits(a, b), waits(b, a)].filter(Boolean)).toHaveLength(isSame ? 0 : 1);
      }),
    );
  });
});
