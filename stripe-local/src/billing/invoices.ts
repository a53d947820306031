import type { Emit } from "#world/events.ts";
import type { Price, Subscription, SubscriptionItem, Taxed } from "#world/objects.ts";
import type { Invoice, InvoiceLine } from "#world/payment-objects.ts";
import { newId, type World } from "#world/world.ts";
import type { Discounts } from "./discounts.ts";
import { taxedAs, taxOn } from "./taxes.ts";

export const itemOf = (subscription: Subscription): SubscriptionItem => {
  const [item] = subscription.items.data;
  if (item === undefined) throw new Error(`subscription ${subscription.id} has no item`);
  return item;
};

/** A price as a customer pays it who chose one of its other currencies. */
export const priceIn = (price: Price, currency: string): Price =>
  currency === price.currency
    ? price
    : { ...price, currency, unit_amount: price.currency_options[currency]?.unit_amount ?? price.unit_amount };

/** A line before it is on an invoice. */
export type Line = Pick<InvoiceLine, "amount" | "description" | "parent" | "period">;

interface Billed {
  readonly lines: readonly Line[];
  readonly off: Invoice["total_discount_amounts"];
  readonly period: { readonly start: number; readonly end: number };
  readonly taxed: Taxed | undefined;
}

export function createInvoices(world: World, emit: Emit, discounts: Discounts, pagesUrl: () => string) {
  const nameOf = (subscription: Subscription) =>
    world.find("products", itemOf(subscription).price.product)?.name ?? "Subscription";

  /** An invoice that is not recorded: for that, and for previews. */
  function draft(
    subscription: Pick<Subscription, "id" | "customer" | "currency" | "metadata" | "invoice_settings">,
    reason: Invoice["billing_reason"],
    { lines, off, period, taxed }: Billed,
  ): Invoice {
    const id = newId("in");
    const subtotal = lines.reduce((sum, { amount }) => sum + amount, 0);
    const { currency, customer, invoice_settings: settings } = subscription;
    const rest = off.reduce((sum, { amount }) => sum - amount, subtotal);
    const tax = taxed && taxOn(world, customer, rest, taxed);
    const total = rest + (tax?.tax_behavior === "exclusive" ? tax.amount : 0);
    const due = Math.max(0, total);
    return {
      id,
      object: "invoice",
      created: world.now(),
      livemode: false,
      metadata: {},
      customer,
      number: "",
      currency,
      status: "open",
      amount_due: due,
      amount_paid: 0,
      amount_remaining: due,
      subtotal,
      total_discount_amounts: [...off],
      total: due,
      total_excluding_tax: total - (tax?.amount ?? 0),
      automatic_tax: {
        enabled: taxed !== undefined,
        liability: taxed === undefined ? null : { type: taxed.managed ? "stripe" : "self" },
        status: taxed === undefined ? null : "complete",
      },
      total_taxes: tax === undefined ? [] : [tax],
      ...settings,
      customer_tax_ids: world
        .all("taxIds")
        .flatMap(({ customer: owner, type, value }) => (owner === customer ? [{ type, value }] : [])),
      post_payment_credit_notes_amount: 0,
      attempt_count: 0,
      attempted: false,
      next_payment_attempt: null,
      billing_reason: reason,
      collection_method: "charge_automatically",
      hosted_invoice_url: `${pagesUrl()}/rehearsal/invoice/${id}`,
      period_start: period.start,
      period_end: period.end,
      lines: {
        object: "list",
        has_more: false,
        url: `/v1/invoices/${id}/lines`,
        data: lines.map((line) => ({
          id: newId("il"),
          object: "line_item",
          ...line,
          currency,
          invoice: id,
          quantity: 1,
        })),
      },
      parent: {
        type: "subscription_details",
        quote_details: null,
        subscription_details: { subscription: subscription.id, metadata: subscription.metadata },
      },
      status_transitions: { finalized_at: world.now(), paid_at: null, marked_uncollectible_at: null, voided_at: null },
    };
  }

  function record(subscription: Subscription, invoice: Invoice): Invoice {
    const added = world.add("invoices", { ...invoice, number: world.nextInvoiceNumber() });
    subscription.latest_invoice = added.id;
    emit("invoice.created", added);
    emit("invoice.finalized", added);
    return added;
  }

  /** Bills the period that runs, less the credits that wait. */
  function bill(subscription: Subscription, reason: Invoice["billing_reason"]): Invoice {
    const { price, current_period_start: start, current_period_end: end } = itemOf(subscription);
    const credits = world
      .all("invoiceItems")
      .filter((each) => each.invoice === null && each.parent.subscription_details.subscription === subscription.id);
    const isFree = subscription.status === "trialing";
    const lines: Line[] = [
      {
        ...{ amount: isFree ? 0 : price.unit_amount, description: nameOf(subscription), period: { start, end } },
        parent: { type: "subscription_item_details" },
      },
      ...credits.map(({ amount, period }) => ({
        ...{ amount, period: { ...period }, description: "Unused time" },
        parent: { type: "invoice_item_details" as const },
      })),
    ];
    const off = isFree ? [] : discounts.take(subscription, price.unit_amount);
    const invoice = record(
      subscription,
      draft(subscription, reason, { lines, off, period: { start, end }, taxed: taxedAs(subscription, price) }),
    );
    for (const each of credits) each.invoice = invoice.id;
    return invoice;
  }

  return { draft, record, bill };
}

export type Invoices = ReturnType<typeof createInvoices>;
