import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import Stripe from "stripe";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { day } from "#billing/calendar.ts";
import { type Emulator, startEmulator } from "./emulator.ts";

const secretKey = "sk_test_secret";
let emulator: Emulator;
let stripe: Stripe;

const peer = (url: string) => {
  const { hostname, port } = new URL(url);
  return { host: hostname, port, protocol: "http" as const, telemetry: false };
};

beforeAll(async () => {
  emulator = await startEmulator({ secretKey });
  stripe = new Stripe(secretKey, peer(emulator.url));
});
afterAll(() => emulator.stop());

const price = {
  currency: "usd",
  unit_amount: 30_000,
  recurring: { interval: "month" },
  product_data: { name: "Pro" },
} as const;

async function checkout(options: Stripe.RequestOptions = {}) {
  const customer = await stripe.customers.create({ email: "someone@example.com" });
  const session = await stripe.checkout.sessions.create(
    {
      mode: "subscription",
      customer: customer.id,
      line_items: [{ quantity: 1, price_data: price }],
      subscription_data: { metadata: { shop: "films" } },
      success_url: "http://shop.test/done?id={CHECKOUT_SESSION_ID}",
      cancel_url: "http://shop.test/cancelled",
    },
    options,
  );
  return { customer: customer.id, session };
}

async function subscribed() {
  const { customer, session } = await checkout();
  const { id } = emulator.control.pay(session.id);
  return { customer, session: session.id, subscription: id };
}

const read = (id: string) => stripe.subscriptions.retrieve(id, { expand: ["latest_invoice"] });
const periodEnd = ({ items }: Stripe.Subscription) => items.data[0]?.current_period_end ?? 0;
const seconds = () => Math.floor(Date.now() / 1000);

it("refuses to start with a live key, and accepts only its own key", async () => {
  await expect(startEmulator({ secretKey: "sk_live_x" })).rejects.toThrow(/test key/);
  await expect(startEmulator({ secretKey: "rk_live_x" })).rejects.toThrow(/test key/);
  const stranger = new Stripe("sk_test_other", { ...peer(emulator.url), maxNetworkRetries: 0 });
  await expect(stranger.customers.list()).rejects.toThrow(Stripe.errors.StripeAuthenticationError);
});

describe("a subscription", () => {
  it("begins with a paid checkout", async () => {
    const { customer, session, subscription } = await subscribed();
    const done = await stripe.checkout.sessions.retrieve(session);
    expect(done).toMatchObject({ status: "complete", payment_status: "paid", customer, subscription, url: null });
    const found = await read(subscription);
    expect(found).toMatchObject({ status: "active", metadata: { shop: "films" }, latest_invoice: { status: "paid" } });
    expect(periodEnd(found) - seconds()).toBeGreaterThan(27 * day);
    const types = emulator.events().map(({ type }) => type);
    expect(types).toEqual(expect.arrayContaining(["invoice.paid", "checkout.session.completed", "charge.succeeded"]));
  });

  it("renews when its period ends, and moves the previous period into the past", async () => {
    const { customer, subscription } = await subscribed();
    emulator.control.passToNext(customer);
    const found = await read(subscription);
    expect(found.status).toBe("active");
    expect(Math.abs((found.items.data[0]?.current_period_start ?? 0) - seconds())).toBeLessThan(60);
    expect(found.start_date).toBeLessThan(seconds() - 27 * day);
    expect((await stripe.invoices.list({ subscription, status: "paid" })).data).toHaveLength(2);
  });

  it("is past due after a failed renewal, then recovers with another card or ends", async () => {
    const [recovering, ending] = [await subscribed(), await subscribed()];
    for (const { customer } of [recovering, ending]) {
      emulator.control.failNextPayments(customer);
      emulator.control.passToNext(customer);
    }
    expect(await read(recovering.subscription)).toMatchObject({
      status: "past_due",
      latest_invoice: { status: "open" },
    });
    emulator.control.changeCard(recovering.customer);
    expect(await read(recovering.subscription)).toMatchObject({ status: "active", latest_invoice: { status: "paid" } });
    emulator.control.passTime(ending.customer, 20 * day);
    expect((await read(ending.subscription)).status).toBe("canceled");
  });

  it("is active again when its open invoice is voided", async () => {
    const { customer, subscription } = await subscribed();
    emulator.control.failNextPayments(customer);
    emulator.control.passToNext(customer);
    const [open] = (await stripe.invoices.list({ subscription, status: "open" })).data;
    expect(await stripe.invoices.voidInvoice(open?.id ?? "")).toMatchObject({ status: "void" });
    expect(await read(subscription)).toMatchObject({ status: "active", latest_invoice: { status: "void" } });
    await expect(stripe.invoices.voidInvoice(open?.id ?? "")).rejects.toThrow(/Only open/);
  });

  it("ends with its period when it is cancelled, unless it is resumed before", async () => {
    const [ending, resumed] = [await subscribed(), await subscribed()];
    for (const { subscription } of [ending, resumed]) {
      await stripe.subscriptions.update(subscription, { cancel_at_period_end: true });
    }
    await stripe.subscriptions.update(resumed.subscription, { cancel_at_period_end: false });
    for (const { customer } of [ending, resumed]) emulator.control.passTime(customer, 32 * day);
    expect((await read(ending.subscription)).status).toBe("canceled");
    expect((await read(resumed.subscription)).status).toBe("active");
  });

  it("can be found from a charge that was refunded or disputed", async () => {
    const { customer, subscription } = await subscribed();
    emulator.control.refund(customer);
    emulator.control.dispute(customer, "lost");
    const [charge] = (await stripe.charges.list({ customer })).data;
    expect(charge).toMatchObject({ refunded: true, amount_refunded: 30_000, disputed: true });
    const payment = { type: "payment_intent", payment_intent: String(charge?.payment_intent) } as const;
    const [paid] = (await stripe.invoicePayments.list({ payment })).data;
    const invoice = await stripe.invoices.retrieve(String(paid?.invoice));
    expect(invoice.parent?.subscription_details?.subscription).toBe(subscription);
    expect((await stripe.disputes.list({ charge: charge?.id ?? "" })).data).toMatchObject([{ status: "lost" }]);
  });
});

describe("the portal", () => {
  const portalOf = async (customer: string) => {
    const { url } = await stripe.billingPortal.sessions.create({ customer, return_url: "http://shop.test/" });
    return { press: (verb: string) => fetch(`${url}/${verb}`, { method: "POST" }).then((response) => response.text()) };
  };

  it("shows and closes only the customer's own dispute", async () => {
    const [one, other] = [await subscribed(), await subscribed()];
    const [mine, theirs] = [await portalOf(one.customer), await portalOf(other.customer)];
    expect(await mine.press("dispute")).toContain("Lose the dispute");
    const page = await theirs.press("day");
    expect(page).toContain("Dispute the last payment");
    expect(page).not.toContain("Lose the dispute");
    await theirs.press("lose");
    const [charge] = (await stripe.charges.list({ customer: one.customer })).data;
    expect((await stripe.disputes.list({ charge: charge?.id ?? "" })).data).toMatchObject([
      { status: "needs_response" },
    ]);
    expect(await mine.press("lose")).toContain("Dispute the last payment");
  });
});

describe("the API", () => {
  it("creates an object once per idempotency key", async () => {
    const customer = (await stripe.customers.create({})).id;
    const make = (name: string) => stripe.customers.create({ name }, { idempotencyKey: `once-${customer}` });
    const [one, two] = [await make("A"), await make("A")];
    expect(two.id).toBe(one.id);
    expect(two.lastResponse.headers["idempotent-replayed"]).toBe("true");
    await expect(make("B")).rejects.toThrow(Stripe.errors.StripeIdempotencyError);
  });

  it("lists in pages, newest first", async () => {
    const email = "many@example.com";
    for (let n = 0; n < 5; n++) await stripe.customers.create({ email, name: String(n) });
    const names: (string | null | undefined)[] = [];
    for await (const { name } of stripe.customers.list({ email, limit: 2 })) names.push(name);
    expect(names).toEqual(["4", "3", "2", "1", "0"]);
  });

  it("reports a missing object, and an unsupported call", async () => {
    await expect(stripe.subscriptions.retrieve("sub_none")).rejects.toMatchObject({
      code: "resource_missing",
      statusCode: 404,
    });
    await expect(stripe.coupons.list()).rejects.toThrow(/Unrecognized request URL/);
  });

  it("fails or waits when a fault is set", async () => {
    const asking = (patience: number) =>
      new Stripe(secretKey, { ...peer(emulator.url), maxNetworkRetries: 0, timeout: patience }).customers.list();
    emulator.setFault({ status: 500 });
    await expect(asking(30_000)).rejects.toThrow(Stripe.errors.StripeAPIError);
    emulator.setFault({ delay: 1000 });
    await expect(asking(200)).rejects.toThrow(Stripe.errors.StripeConnectionError);
    emulator.setFault({});
  });
});

const webhookSecret = "whsec_secret";
const folder = await mkdtemp(path.join(tmpdir(), "stripe-local-"));
afterAll(() => rm(folder, { recursive: true, force: true }));

it("delivers signed events until they are accepted, and keeps its state in a file", async () => {
  const accepted: string[] = [];
  let refused = 0;
  let refusing = true;
  const shop = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      const body = Buffer.concat(parts).toString();
      const event = Stripe.webhooks.constructEvent(body, String(request.headers["stripe-signature"]), webhookSecret);
      if (refusing) refused++;
      else accepted.push(event.type);
      response.writeHead(refusing ? 500 : 200).end();
    });
  });
  const { port } = await new Promise<AddressInfo>((resolve) => {
    shop.listen(0, "127.0.0.1", () => resolve(shop.address() as AddressInfo));
  });

  const stateFile = path.join(folder, "state.json");
  const first = await startEmulator({ secretKey, webhookSecret, webhookUrl: `http://127.0.0.1:${port}/`, stateFile });
  const { hostname, port: own } = new URL(first.url);
  const stripe = new Stripe(secretKey, { host: hostname, port: own, protocol: "http" });
  const { id } = await stripe.customers.create({ name: "Kept" });
  await vi.waitFor(() => expect(refused).toBeGreaterThan(0), 20_000);
  refusing = false;
  await vi.waitFor(() => expect(accepted).toEqual(["customer.created"]), 20_000);
  await first.stop();
  shop.close();

  const second = await startEmulator({ secretKey, stateFile });
  expect(second.world.find("customers", id)?.name).toBe("Kept");
  await second.stop();
});
