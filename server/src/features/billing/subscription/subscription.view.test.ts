import { describe, expect, it } from "vitest";
import { first } from "#test/app/members.ts";
import { startPaidApp } from "#test/peers/payments.ts";

const t = await startPaidApp();
t.advance(Date.now() - Number(t.clock()));

const cancel = "POST /api/billing/v1/subscription/cancel/";
const resume = "POST /api/billing/v1/subscription/resume/";

describe("the subscription", () => {
  it("says the plan, the price, what comes next, the card and the invoices", async () => {
    const { token } = await t.subscriber();
    const shown = await t.standing(token);
    const price = { interval: "month", interval_count: 1, amount: 30_000, currency: "usd" };
    expect(shown).toMatchObject({
      ...{ state: "active", plan: { id: 1, name: "Monthly" }, price: { id: "monthly-30000", ...price } },
      ...{ current_period_end: shown.paid_until, next: { at: shown.paid_until, amount: 30_000, currency: "usd" } },
      ...{ card: { brand: "visa", last4: "4242" }, change: null, trial_end: null },
      invoices: [{ amount: 30_000, currency: "usd", number: expect.any(String), url: expect.any(String) }],
    });
  });

  it("is empty for a member without one", async () => {
    const { token } = first(await t.members("member", 1));
    const nothing = { plan: null, price: null, current_period_end: null, next: null, card: null, change: null };
    expect(await t.standing(token)).toMatchObject({ state: "none", ...nothing, invoices: [] });
  });

  it("is canceled and resumed by its member, however often they press", async () => {
    const { token } = await t.subscriber();
    const ended = await Promise.all([1, 2, 3].map(() => t.ok(cancel, { token })));
    for (const each of ended) expect(each).toMatchObject({ state: "cancelling", next: null, plan: { id: 1 } });
    expect(await t.ok(resume, { token })).toMatchObject({ state: "active", next: { amount: 30_000 } });
    expect(await t.ok(resume, { token })).toMatchObject({ state: "active" });
    await t.catchUp();
    expect((await t.standing(token)).state).toBe("active");
  });

  it("ends at once if its renewal failed, and nothing more is charged", async () => {
    const { token, customer, id } = await t.subscriber("4000000000000341");
    t.emulator.control.passToNext(customer);
    await t.age(id, 31 * 86_400);
    await t.catchUp();
    expect(await t.standing(token)).toMatchObject({ state: "past_due", next: { amount: 30_000 } });
    expect(await t.ok(cancel, { token })).toMatchObject({ state: "none", next: null });
    expect((await t.request(cancel, { token })).body).toMatchObject({ code: "no_subscription" });
  });
});
