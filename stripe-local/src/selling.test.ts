import Stripe from "stripe";
import { afterAll, expect, it } from "vitest";
import { startEmulator } from "./emulator.ts";

const secretKey = "sk_test_selling";
const emulator = await startEmulator({ secretKey });
afterAll(() => emulator.stop());
const { hostname: host, port } = new URL(emulator.url);
const stripe = new Stripe(secretKey, { host, port, protocol: "http", telemetry: false, maxNetworkRetries: 0 });

const product = await stripe.products.create({ id: "films", name: "Films" });

async function bought(price: Stripe.Price, extra: Partial<Stripe.Checkout.SessionCreateParams> = {}) {
  const customer = await stripe.customers.create({ email: "ada@example.com" });
  const session = await stripe.checkout.sessions.create({
    mode: "subscription",
    customer: customer.id,
    line_items: [{ price: price.id, quantity: 1 }],
    success_url: "http://localhost/",
    ...extra,
  });
  const { id } = emulator.control.pay(session.id);
  return { session, customer: customer.id, id };
}

const amounts = async (subscription: string) =>
  (await stripe.invoices.list({ subscription })).data.map(({ amount_paid }) => amount_paid).toReversed();

it("sells a price for a year in another of its currencies", async () => {
  const price = await stripe.prices.create({
    product: product.id,
    currency: "usd",
    unit_amount: 12_000,
    currency_options: { eur: { unit_amount: 11_000 } },
    recurring: { interval: "year" },
    lookup_key: "yearly",
  });
  const { id, session } = await bought(price, { currency: "eur" });
  expect(session).toMatchObject({ amount_total: 11_000, currency: "eur" });
  const item = (await stripe.subscriptions.retrieve(id)).items.data[0];
  expect(item?.price).toMatchObject({ id: price.id, unit_amount: 11_000, currency: "eur" });
  const days = ((item?.current_period_end ?? 0) - (item?.current_period_start ?? 0)) / 86_400;
  expect([365, 366]).toContain(days);
  await expect(bought(price, { currency: "jpy" })).rejects.toThrow("no amount in jpy");
});

it("gives a lookup key to another price only if it is to be transferred", async () => {
  const params = {
    product: product.id,
    currency: "usd",
    recurring: { interval: "month" },
    lookup_key: "moved",
  } as const;
  const first = await stripe.prices.create({ ...params, unit_amount: 100 });
  await expect(stripe.prices.create({ ...params, unit_amount: 200 })).rejects.toThrow("already uses");
  const second = await stripe.prices.create({ ...params, unit_amount: 200, transfer_lookup_key: true });
  const { data } = await stripe.prices.list({ lookup_keys: ["moved"] });
  expect(data.map(({ id }) => id)).toEqual([second.id]);
  await stripe.prices.update(first.id, { active: false });
  await expect(bought(first)).rejects.toThrow("inactive");
});

it.each([
  [{ percent_off: 25, duration: "once" }, [750, 1000, 1000]],
  [{ percent_off: 25, duration: "repeating", duration_in_months: 2 }, [750, 750, 1000]],
  [{ amount_off: 1500, currency: "usd", duration: "forever" }, [0, 0, 0]],
] as const)("takes a coupon off: %j", async (coupon, expected) => {
  const recurring = { interval: "month" } as const;
  const price = await stripe.prices.create({ product: product.id, currency: "usd", unit_amount: 1000, recurring });
  const { id: code } = await stripe.coupons.create(coupon);
  const { id, customer, session } = await bought(price, { discounts: [{ coupon: code }] });
  expect(session.amount_total).toBe(expected[0]);
  for (const _ of expected.slice(1)) emulator.control.passToNext(customer);
  expect(await amounts(id)).toEqual(expected);
  expect((await stripe.coupons.retrieve(code)).times_redeemed).toBe(1);
});

it("refuses a coupon that is used up, and shows the one of a subscription", async () => {
  const recurring = { interval: "month" } as const;
  const price = await stripe.prices.create({ product: product.id, currency: "usd", unit_amount: 1000, recurring });
  const { id: coupon } = await stripe.coupons.create({ percent_off: 50, duration: "forever", max_redemptions: 1 });
  const { id } = await bought(price, { discounts: [{ coupon }] });
  const shown = await stripe.subscriptions.retrieve(id, { expand: ["discounts", "default_payment_method"] });
  expect(shown).toMatchObject({
    discounts: [{ source: { coupon }, end: null }],
    default_payment_method: { card: { brand: "visa", last4: "4242" } },
  });
  await expect(bought(price, { discounts: [{ coupon }] })).rejects.toThrow("expired");
});

it("replaces and takes away the discount of a running subscription", async () => {
  const recurring = { interval: "month" } as const;
  const price = await stripe.prices.create({ product: product.id, currency: "usd", unit_amount: 1000, recurring });
  const half = await stripe.coupons.create({ percent_off: 50, duration: "forever" });
  const tenth = await stripe.coupons.create({ percent_off: 10, duration: "forever" });
  const { id, customer } = await bought(price);
  const next = async (discounts: Stripe.SubscriptionUpdateParams["discounts"] & {}) => {
    await stripe.subscriptions.update(id, { discounts });
    emulator.control.passToNext(customer);
    return (await amounts(id)).at(-1);
  };
  expect(await next([{ coupon: half.id }])).toBe(500);
  expect(await next([{ coupon: tenth.id }])).toBe(900);
  expect(await next("")).toBe(1000);
  await expect(stripe.subscriptions.update(id, { discounts: [{ coupon: "none" }] })).rejects.toThrow("No such coupon");
});
