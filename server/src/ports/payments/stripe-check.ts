import Stripe from "stripe";
import type { ProviderCheck } from "./payments.port.ts";

/** Without these, payments, renewals and refunds are only noticed when somebody asks Stripe. */
const neededEvents = [
  "checkout.session.completed",
  "customer.subscription.updated",
  "customer.subscription.deleted",
  "invoice.paid",
  "invoice.payment_failed",
  "charge.refunded",
  "charge.dispute.created",
  "charge.dispute.closed",
];

const withoutSlash = (url: string) => url.replace(/\/$/, "");

/** @returns undefined if the key may not read this */
async function allowed<T>(request: Promise<T>): Promise<T | undefined> {
  try {
    return await request;
  } catch (error) {
    if (error instanceof Stripe.errors.StripePermissionError) return undefined;
    throw error;
  }
}

async function checkWebhook(stripe: Stripe, webhookUrl: string): Promise<Pick<ProviderCheck, "webhook" | "unsent">> {
  const endpoints = await allowed(stripe.webhookEndpoints.list({ limit: 100 }));
  if (endpoints === undefined) return { webhook: "unknown", unsent: [] };
  const ours = endpoints.data.filter(({ url }) => withoutSlash(url) === withoutSlash(webhookUrl));
  const enabled = ours.filter(({ status }) => status === "enabled");
  if (enabled.length === 0) return { webhook: ours.length > 0 ? "off" : "missing", unsent: [] };
  const sent = new Set(enabled.flatMap(({ enabled_events }) => enabled_events));
  return { webhook: "there", unsent: sent.has("*") ? [] : neededEvents.filter((event) => !sent.has(event)) };
}

/** Without saved settings there is no default configuration, and no portal can be opened. */
function toPortal({ data: [used] }: Stripe.ApiList<Stripe.BillingPortal.Configuration>): ProviderCheck["portal"] {
  if (used === undefined) return "missing";
  return used.features.subscription_cancel.enabled ? "cancels" : "keeps";
}

/** Reads one of each thing that Mindreel works with, the settings of the portal, and the account's webhook endpoints. */
export async function checkStripe(stripe: Stripe, webhookUrl: string): Promise<ProviderCheck> {
  const one = { limit: 1 };
  const reads: readonly (readonly [string, () => Promise<unknown>])[] = [
    ["Customers", () => stripe.customers.list(one)],
    ["Prices", () => stripe.prices.list(one)],
    ["Checkout Sessions", () => stripe.checkout.sessions.list(one)],
    ["Subscriptions", () => stripe.subscriptions.list(one)],
    ["Invoices", () => stripe.invoices.list(one)],
    ["Charges", () => stripe.charges.list(one)],
  ];
  const forbidden: string[] = [];
  // One after the other: the first failure shows what is wrong with the key, and no request is left pending.
  for (const [name, read] of reads) if ((await allowed(read())) === undefined) forbidden.push(name);
  const portals = await allowed(stripe.billingPortal.configurations.list({ is_default: true, limit: 1 }));
  if (portals === undefined) forbidden.push("Customer portal");
  const portal = portals === undefined ? "missing" : toPortal(portals);
  return { forbidden, portal, ...(await checkWebhook(stripe, webhookUrl)) };
}
