import Stripe from "stripe";
import { afterAll, expect, it } from "vitest";
import type { Buyer } from "./billing/taxes.ts";
import { startEmulator } from "./emulator.ts";

const secretKey = "sk_test_taxes";
const emulator = await startEmulator({ secretKey });
afterAll(() => emulator.stop());
const { hostname: host, port } = new URL(emulator.url);
const stripe = new Stripe(secretKey, { host, port, protocol: "http", telemetry: false, maxNetworkRetries: 0 });

const { id: product } = await stripe.products.create({ name: "Films", tax_code: "txcd_10402200" });
const priced = (tax_behavior: "inclusive" | "exclusive" | "unspecified", unit_amount = 1000) =>
  stripe.prices.create({
    ...{ product, currency: "eur", unit_amount, tax_behavior },
    recurring: { interval: "month" },
  });

const ownTax = {
  automatic_tax: { enabled: true },
  customer_update: { address: "auto", name: "auto" },
  tax_id_collection: { enabled: true },
} as const;

async function session(price: string, extra: Partial<Stripe.Checkout.SessionCreateParams> = ownTax) {
  const { id: customer } = await stripe.customers.create({ email: "ada@example.com" });
  const lines = { mode: "subscription" as const, customer, line_items: [{ price, quantity: 1 }] };
  return stripe.checkout.sessions.create({ ...lines, success_url: "http://localhost/", ...extra });
}

/** What a buyer pays, and the tax in it. */
async function paid(price: string, buyer: Buyer, extra?: Partial<Stripe.Checkout.SessionCreateParams>) {
  const { id } = await session(price, extra);
  const subscription = emulator.control.pay(id, undefined, buyer);
  const done = await stripe.checkout.sessions.retrieve(id);
  const invoice = await stripe.invoices.retrieve(subscription.latest_invoice ?? "");
  expect([done.amount_total, done.total_details?.amount_tax]).toEqual([
    invoice.total,
    invoice.total_taxes?.[0]?.amount,
  ]);
  return { of: [invoice.amount_paid, invoice.total_taxes?.[0]?.amount], subscription, invoice };
}

it.each<["inclusive" | "exclusive", Buyer, [number, number]]>([
  ["inclusive", { country: "DE" }, [1000, 160]],
  ["exclusive", { country: "DE" }, [1190, 190]],
  // The account is not registered there.
  ["exclusive", { country: "FR" }, [1000, 0]],
  ["exclusive", { country: "US" }, [1000, 0]],
  // A business of the same country pays tax like anybody, those of others pay it by themselves.
  ["exclusive", { country: "DE", taxId: "DE123456789" }, [1190, 190]],
  ["inclusive", { country: "FR", taxId: "FR12345678901" }, [1000, 0]],
])("taxes %s prices for %j", async (behavior, buyer, expected) => {
  const { of } = await paid((await priced(behavior)).id, buyer);
  expect(of).toEqual(expected);
});

it("previews and charges a change with its tax", async () => {
  const [small, large] = [await priced("exclusive"), await priced("exclusive", 3000)];
  const { subscription } = await paid(small.id, { country: "DE" });
  const items = [{ id: subscription.items.data[0]?.id ?? "", price: large.id }];
  const details = { items, proration_behavior: "always_invoice", proration_date: subscription.created } as const;
  const { id } = subscription;
  const preview = await stripe.invoices.createPreview({ subscription: id, subscription_details: details });
  expect(preview.amount_due).toBe(2380);
  const next = { items, proration_behavior: "none" } as const;
  const later = await stripe.invoices.createPreview({ subscription: id, subscription_details: next });
  expect([later.amount_due, later.total_excluding_tax]).toEqual([3570, 3000]);
  await stripe.subscriptions.update(id, { ...details, payment_behavior: "pending_if_incomplete" });
  const [newest] = (await stripe.invoices.list({ subscription: id })).data;
  expect(newest).toMatchObject({ amount_paid: 2380, total_taxes: [{ amount: 380, tax_behavior: "exclusive" }] });
  await expect(
    stripe.subscriptions.update(id, {
      ...{ ...details, payment_behavior: "pending_if_incomplete" },
      items: [{ id: items[0]?.id ?? "", price: (await priced("unspecified")).id }],
    }),
  ).rejects.toThrow("tax_behavior");
});

it("refuses what could not be taxed", async () => {
  await expect(session((await priced("unspecified")).id)).rejects.toThrow("must specify a tax_behavior");
  const { id } = await priced("exclusive");
  await expect(session(id, { automatic_tax: { enabled: true } })).rejects.toThrow("customer_update[address]");
  await expect(session(id, { tax_id_collection: { enabled: true } })).rejects.toThrow("customer_update[name]");
  await expect(stripe.prices.update(id, { tax_behavior: "inclusive" })).rejects.toThrow("can't be changed");
  emulator.world.tax.status = "pending";
  await expect(session(id)).rejects.toThrow("head office");
  emulator.world.tax.status = "active";
});

it("credits a paid invoice by refunds, as far as there is something left", async () => {
  const { invoice } = await paid((await priced("exclusive")).id, { country: "DE" });
  const part = { invoice: invoice.id ?? "", amount: 595, refund_amount: 595 };
  const note = await stripe.creditNotes.create(part);
  expect(note).toMatchObject({ amount: 595, total_taxes: [{ amount: 95 }], refunds: [{ amount_refunded: 595 }] });
  await stripe.creditNotes.create(part);
  await expect(stripe.creditNotes.create(part)).rejects.toThrow("must be at most 0");
  expect((await stripe.creditNotes.list({ invoice: part.invoice })).data).toHaveLength(2);
  const events = emulator.events().map(({ type }) => type);
  expect(events.filter((type) => type === "credit_note.created" || type === "charge.refunded")).toHaveLength(4);
});

it("sells as Stripe where the account and the product may", async () => {
  const { id } = await priced("inclusive");
  const managed = { managed_payments: { enabled: true } };
  const { of, subscription } = await paid(id, { country: "FR" }, managed);
  expect(of).toEqual([1000, 167]);
  const { automatic_tax, managed_payments } = await stripe.subscriptions.retrieve(subscription.id);
  expect([automatic_tax.liability?.type, managed_payments?.enabled]).toEqual(["stripe", true]);
  await expect(session(id, { ...managed, ...ownTax })).rejects.toThrow("cannot set automatic_tax");
  await stripe.products.update(product, { tax_code: "txcd_20030000" });
  await expect(session(id, managed)).rejects.toThrow("ineligible");
  emulator.world.tax.managedPayments = false;
  await expect(session(id, managed)).rejects.toThrow("not enabled");
});
