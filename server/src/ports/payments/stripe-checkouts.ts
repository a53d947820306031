import type Stripe from "stripe";
import type { Payments } from "./payments.port.ts";
import { metadataOf } from "./stripe.mapper.ts";

type NewCheckout = Parameters<Payments["createCheckout"]>[0];

/** How Stripe is asked for a checkout. */
export function createParams(checkout: NewCheckout): Stripe.Checkout.SessionCreateParams {
  const { customerId, memberId, priceId, currency, code, once, trial, successUrl, cancelUrl } = checkout;
  const metadata = metadataOf(memberId, code?.id);
  const shared = {
    customer: customerId,
    client_reference_id: String(memberId),
    line_items: [{ quantity: 1, price: priceId }],
    currency,
    ...(code && { discounts: [{ coupon: code.couponId }] }),
    metadata,
    success_url: `${successUrl}?session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: cancelUrl,
  };
  if (once) {
    // With an invoice, it is refunded, disputed and listed like any other payment.
    const invoice_creation = { enabled: true, invoice_data: { metadata } };
    return { ...shared, mode: "payment", invoice_creation, payment_intent_data: { metadata } };
  }
  const free = trial && {
    trial_period_days: trial.days,
    trial_settings: { end_behavior: { missing_payment_method: "cancel" as const } },
  };
  return {
    ...shared,
    mode: "subscription",
    subscription_data: { metadata, ...free },
    ...(trial && !trial.card && { payment_method_collection: "if_required" }),
  };
}
