import type Stripe from "stripe";
import type { Payments } from "./payments.port.ts";
import type { CheckoutTax, ProviderInvoice, ProviderSubscription } from "./provider-records.port.ts";
import { idOf, memberIn, metadataOf, toInvoice, toPurchase } from "./stripe.mapper.ts";
import { find, send } from "./stripe-requests.ts";

/** Whether an id names what was bought for ever, rather than a subscription. */
export const isPurchase = (id: string): boolean => id.startsWith("cs_");

/** What was bought for ever. Stripe has no record of its own for it: the checkout is what names it. */
export function stripePurchases(stripe: Stripe) {
  async function purchase(id: string): Promise<ProviderSubscription | undefined> {
    const session = await find(stripe.checkout.sessions.retrieve(id, { expand: ["line_items", "invoice"] }));
    return session?.mode === "payment" ? toPurchase(session) : undefined;
  }

  /** The checkout whose payment an invoice shows. */
  async function checkoutOf(invoice: string): Promise<string | null> {
    const { data: paid } = await send(stripe.invoicePayments.list({ invoice, limit: 10 }));
    const payment_intent = idOf(paid[0]?.payment.payment_intent);
    if (payment_intent === null) return null;
    return (await send(stripe.checkout.sessions.list({ payment_intent, limit: 1 }))).data[0]?.id ?? null;
  }

  return {
    find: purchase,

    /** Names what it pays for, a subscription or not. */
    invoice: async (id: string): Promise<ProviderInvoice | undefined> => {
      const invoice = await find(stripe.invoices.retrieve(id));
      if (invoice === undefined) return undefined;
      const found = toInvoice(invoice);
      if (found.subscriptionId !== null || memberIn(invoice.metadata) === null) return found;
      return { ...found, subscriptionId: await checkoutOf(id) };
    },

    invoicesOf: async (id: string): Promise<readonly ProviderInvoice[]> => {
      if (!isPurchase(id))
        return (await send(stripe.invoices.list({ subscription: id, limit: 100 }))).data.map(toInvoice);
      const invoice = (await purchase(id))?.latestInvoice;
      return invoice ? [invoice] : [];
    },

    /** All of the account that are ours. */
    all: async function* (): AsyncGenerator<ProviderSubscription> {
      for await (const { id, mode, metadata } of stripe.checkout.sessions.list({ status: "complete", limit: 100 })) {
        const found = mode === "payment" && memberIn(metadata) !== null ? await purchase(id) : undefined;
        if (found !== undefined) yield found;
      }
    },
  };
}

type NewCheckout = Parameters<Payments["createCheckout"]>[0];

/** Stripe asks for the address that decides on tax, and businesses for their number. */
const ownTax = {
  automatic_tax: { enabled: true },
  billing_address_collection: "required",
  customer_update: { address: "auto", name: "auto" },
  tax_id_collection: { enabled: true },
} as const satisfies Partial<Stripe.Checkout.SessionCreateParams>;

const taxParams = { none: {}, own: ownTax, stripe: { managed_payments: { enabled: true } } } as const;

/** What is ours on invoices; those of what Stripe sells are its own. */
const invoiceTexts = ({ mode, footer, accountTaxIds }: CheckoutTax) => ({
  ...(mode !== "stripe" && footer !== "" && { footer }),
  ...(mode !== "stripe" && accountTaxIds.length > 0 && { account_tax_ids: [...accountTaxIds] }),
});

/** How Stripe is asked for a checkout. */
export function createParams(checkout: NewCheckout): Stripe.Checkout.SessionCreateParams {
  const { customerId, memberId, priceId, currency, code, once, tax, trial, successUrl, cancelUrl } = checkout;
  const metadata = metadataOf(memberId, code?.id);
  const shared = {
    customer: customerId,
    client_reference_id: String(memberId),
    line_items: [{ quantity: 1, price: priceId }],
    currency,
    ...(code && { discounts: [{ coupon: code.couponId }] }),
    ...taxParams[tax.mode],
    metadata,
    success_url: `${successUrl}?session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: cancelUrl,
  };
  if (once) {
    // With an invoice, it is refunded, disputed and listed like any other payment.
    const invoice_creation = { enabled: true, invoice_data: { metadata, ...invoiceTexts(tax) } };
    return { ...shared, mode: "payment", invoice_creation, payment_intent_data: { metadata } };
  }
  const free = trial && {
    trial_period_days: trial.days,
    trial_settings: { end_behavior: { missing_payment_method: "cancel" as const } },
  };
  const texts = invoiceTexts(tax);
  return {
    ...shared,
    mode: "subscription",
    subscription_data: { metadata, ...free, ...(Object.keys(texts).length > 0 && { invoice_settings: texts }) },
    ...(trial && !trial.card && { payment_method_collection: "if_required" }),
  };
}
