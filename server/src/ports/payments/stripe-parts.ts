import Stripe from "stripe";

/** The events that are acted upon; an endpoint made here gets exactly these. */
export const handledEvents = [
  "checkout.session.completed",
  "checkout.session.async_payment_succeeded",
  "checkout.session.async_payment_failed",
  "checkout.session.expired",
  "customer.subscription.created",
  "customer.subscription.updated",
  "customer.subscription.deleted",
  "customer.subscription.paused",
  "customer.subscription.resumed",
  "customer.subscription.pending_update_applied",
  "customer.subscription.pending_update_expired",
  "invoice.finalized",
  "invoice.paid",
  "invoice.payment_failed",
  "invoice.payment_action_required",
  "invoice.marked_uncollectible",
  "invoice.voided",
  "charge.refunded",
  "charge.dispute.created",
  "charge.dispute.updated",
  "charge.dispute.closed",
  "refund.created",
  "refund.updated",
  "refund.failed",
] as const satisfies readonly Stripe.WebhookEndpointCreateParams.EnabledEvent[];

/** The version of Stripe's API that its package was built for. */
export const apiVersion = Stripe.API_VERSION;

/** The card is changed at Stripe alone; invoices, canceling and changes of plan are on our own pages. */
export const portalFeatures = {
  payment_method_update: { enabled: true },
  customer_update: { enabled: false },
  invoice_history: { enabled: false },
  subscription_cancel: { enabled: false },
  subscription_pause: { enabled: false },
  subscription_update: { enabled: false },
} as const satisfies Stripe.BillingPortal.ConfigurationCreateParams.Features;

/** Whether the settings of a portal are still as they were made. */
export const isAsMade = ({ active, features }: Stripe.BillingPortal.Configuration): boolean =>
  active &&
  features.payment_method_update.enabled &&
  !features.customer_update.enabled &&
  !features.invoice_history.enabled &&
  !features.subscription_cancel.enabled &&
  !features.subscription_pause.enabled &&
  !features.subscription_update.enabled;

export const withoutSlash = (url: string) => url.replace(/\/$/, "");
