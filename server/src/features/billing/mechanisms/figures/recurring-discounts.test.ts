import { expect, it } from "vitest";
import { secretKey, startPaidApp } from "#test/peers/payments.ts";

const t = await startPaidApp();
t.advance(Date.now() - Number(t.clock()));

/** Makes coupons and gives them at Stripe, as an owner does there. */
async function atStripe(path: string, params: Record<string, string>) {
  const headers = { authorization: `Bearer ${secretKey}`, "content-type": "application/x-www-form-urlencoded" };
  const body = new URLSearchParams(params);
  const response = await fetch(`${t.emulator.url}/v1/${path}`, { method: "POST", headers, body });
  expect(response.status).toBe(200);
}

it.each([
  ["quarter", { percent_off: "25", duration: "forever" }, 22_500],
  ["fifty", { amount_off: "5000", currency: "usd", duration: "forever" }, 25_000],
  ["months", { percent_off: "50", duration: "repeating", duration_in_months: "12" }, 15_000],
  ["once", { percent_off: "100", duration: "once" }, 30_000],
] as const)(
  "counts what recurs with a coupon made at Stripe as soon as it is given, and after it was used: %s",
  async (id, terms, cents) => {
    const { subscription, customer, id: member } = await t.subscriber();
    const counted = async () =>
      (await t.query<{ cents: number }>("select cents from counted_subscriptions where id = $1", [subscription]))[0];
    await atStripe("coupons", { id, ...terms });
    await atStripe(`subscriptions/${subscription}`, { "discounts[0][coupon]": id });
    await t.catchUp();
    expect(await counted()).toEqual({ cents });
    t.emulator.control.passToNext(customer);
    await t.age(member, 31 * 86_400);
    await t.catchUp();
    expect(await counted()).toEqual({ cents });
  },
);
