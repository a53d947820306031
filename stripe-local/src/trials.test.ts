import Stripe from "stripe";
import { afterAll, describe, expect, it } from "vitest";
import { day } from "#billing/calendar.ts";
import { startEmulator } from "./emulator.ts";

const secretKey = "sk_test_trials";
const emulator = await startEmulator({ secretKey });
afterAll(() => emulator.stop());
const { hostname: host, port } = new URL(emulator.url);
const stripe = new Stripe(secretKey, { host, port, protocol: "http", telemetry: false, maxNetworkRetries: 0 });

type Given = Partial<Stripe.Checkout.SessionCreateParams>;

async function session(recurring: Stripe.PriceCreateParams.Recurring | undefined, given: Given) {
  const price = await stripe.prices.create({
    ...{ currency: "usd", unit_amount: 5000, product_data: { name: "Films" } },
    ...(recurring && { recurring }),
  });
  return stripe.checkout.sessions.create({
    line_items: [{ price: price.id, quantity: 1 }],
    success_url: "http://localhost/",
    ...given,
  });
}

async function trial(card: string | null, data: Stripe.Checkout.SessionCreateParams.SubscriptionData) {
  const { id: customer } = await stripe.customers.create({ email: "ada@example.com" });
  const begun = await session(
    { interval: "month" },
    {
      mode: "subscription",
      customer,
      payment_method_collection: "if_required",
      subscription_data: { trial_period_days: 14, ...data },
    },
  );
  const { id } = emulator.control.pay(begun.id, card);
  return { customer, id, session: begun.id };
}

const read = (id: string) => stripe.subscriptions.retrieve(id, { expand: ["latest_invoice"] });
const paid = async (subscription: string) =>
  (await stripe.invoices.list({ subscription })).data.map(({ amount_paid: amount }) => amount).toReversed();
const told = (id: string) =>
  emulator
    .events()
    .filter(({ type, data }) => type.endsWith("trial_will_end") && (data.object as Stripe.Subscription).id === id)
    .length;

const ending = (missing: "cancel" | "pause" | "create_invoice") => ({
  trial_settings: { end_behavior: { missing_payment_method: missing } },
});

describe("a trial", () => {
  it("charges nothing until it ends, says so three days before, then charges the card", async () => {
    const { customer, id, session: paying } = await trial("4242424242424242", {});
    expect(await stripe.checkout.sessions.retrieve(paying)).toMatchObject({
      ...{ status: "complete", payment_status: "no_payment_required", amount_total: 0 },
    });
    const found = await read(id);
    expect(found).toMatchObject({ status: "trialing", latest_invoice: { amount_due: 0, status: "paid" } });
    expect(found.items.data[0]?.current_period_end).toBe(found.trial_end);
    expect((await stripe.charges.list({ customer })).data).toEqual([]);
    emulator.control.passTime(customer, 10 * day);
    expect(told(id)).toBe(0);
    emulator.control.passTime(customer, 2 * day);
    expect(told(id)).toBe(1);
    emulator.control.passTime(customer, 2 * day + 60);
    expect((await read(id)).status).toBe("active");
    expect(await paid(id)).toEqual([0, 5000]);
    expect(told(id)).toBe(1);
  });

  it.each([
    ["cancel", "canceled"],
    ["pause", "paused"],
    ["create_invoice", "past_due"],
  ] as const)("ends without a card by %s: %s", async (missing, status) => {
    const { customer, id } = await trial(null, ending(missing));
    emulator.control.passTime(customer, 15 * day);
    const found = await read(id);
    expect(found.status).toBe(status);
    expect((await paid(id)).every((amount) => amount === 0)).toBe(true);
    if (missing === "pause")
      expect(found.status_details?.paused?.subscription?.type).toBe("trial_end_without_payment_method");
  });

  it("can be ended at once, which tells of it before it charges", async () => {
    const { id } = await trial("4242424242424242", {});
    expect((await stripe.subscriptions.update(id, { trial_end: "now" })).status).toBe("active");
    expect(await paid(id)).toEqual([0, 5000]);
    expect(told(id)).toBe(1);
  });

  it("goes on for nothing when the price changes, then charges the new one", async () => {
    const { customer, id } = await trial("4242424242424242", {});
    const { items } = await read(id);
    const dearer = await stripe.prices.create({
      ...{ currency: "usd", unit_amount: 90_000, product_data: { name: "All" }, recurring: { interval: "year" } },
    });
    const item = { id: items.data[0]?.id ?? "", price: dearer.id };
    const proration_behavior = "always_invoice";
    const preview = await stripe.invoices.createPreview({
      subscription: id,
      subscription_details: { items: [item], proration_behavior },
    });
    expect(preview.amount_due).toBe(0);
    const payment_behavior = "error_if_incomplete";
    expect(
      await stripe.subscriptions.update(id, { items: [item], proration_behavior, payment_behavior }),
    ).toMatchObject({ status: "trialing" });
    emulator.control.passTime(customer, 14 * day + 60);
    expect((await paid(id)).at(-1)).toBe(90_000);
  });

  it("ends with its days if it is cancelled before", async () => {
    const { customer, id } = await trial("4242424242424242", {});
    await stripe.subscriptions.update(id, { cancel_at_period_end: true });
    emulator.control.passTime(customer, 15 * day);
    expect((await read(id)).status).toBe("canceled");
    expect(await paid(id)).toEqual([0]);
  });
});

describe("what is paid once", () => {
  it("charges a guest without an invoice", async () => {
    const metadata = { gift: "7" };
    const begun = await session(undefined, { mode: "payment", payment_intent_data: { metadata } });
    emulator.control.payOnce(begun.id);
    const done = await stripe.checkout.sessions.retrieve(begun.id, { expand: ["payment_intent.latest_charge"] });
    expect(done).toMatchObject({ status: "complete", payment_status: "paid", customer: null, invoice: null });
    expect(done.payment_intent).toMatchObject({ metadata, latest_charge: { amount: 5000, paid: true, metadata } });
  });

  it("gives a customer an invoice if one is asked for, and can be refunded by it", async () => {
    const { id: customer } = await stripe.customers.create({ email: "ada@example.com" });
    const begun = await session(undefined, { mode: "payment", customer, invoice_creation: { enabled: true } });
    emulator.control.payOnce(begun.id);
    const done = await stripe.checkout.sessions.retrieve(begun.id, { expand: ["invoice"] });
    expect(done.invoice).toMatchObject({ status: "paid", amount_paid: 5000, parent: null, customer });
    const intent = String(done.payment_intent);
    expect(await stripe.refunds.create({ payment_intent: intent })).toMatchObject({ amount: 5000 });
    const [paidBy] = (
      await stripe.invoicePayments.list({ payment: { type: "payment_intent", payment_intent: intent } })
    ).data;
    expect(paidBy?.status).toBe("paid");
  });

  it("refuses a price of the other kind", async () => {
    await expect(session({ interval: "month" }, { mode: "payment" })).rejects.toThrow("recurring price");
    const { id: customer } = await stripe.customers.create();
    await expect(session(undefined, { mode: "subscription", customer })).rejects.toThrow("recurring price");
  });
});

it("keeps a customer's subscriptions in one currency", async () => {
  const { customer } = await trial("4242424242424242", {});
  const euros = {
    currency: "eur",
    unit_amount: 100,
    recurring: { interval: "month" },
    product_data: { name: "Films" },
  };
  const buying = stripe.checkout.sessions.create({
    mode: "subscription",
    customer,
    line_items: [{ price_data: euros as Stripe.Checkout.SessionCreateParams.LineItem.PriceData, quantity: 1 }],
    success_url: "http://localhost/",
  });
  await expect(buying).rejects.toThrow("cannot combine currencies");
});
