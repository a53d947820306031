import type Stripe from "stripe";
import type { CheckoutTax, Payments } from "./payments.port.ts";
import { metadataOf } from "./stripe.mapper.ts";

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
