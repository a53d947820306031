import type Stripe from "stripe";
import type { StripeParts } from "#config/payment-settings.ts";
import { type ProviderCheck, ProviderRefused } from "./payments.port.ts";
import { apiVersion, handledEvents, isAsMade, withoutSlash } from "./stripe-parts.ts";
import { find, send } from "./stripe-requests.ts";

/** Without these, payments, renewals and refunds are only noticed when somebody asks Stripe. */
const neededEvents: readonly (typeof handledEvents)[number][] = [
  "checkout.session.completed",
  "customer.subscription.updated",
  "customer.subscription.deleted",
  "invoice.paid",
  "invoice.payment_failed",
  "charge.refunded",
  "charge.dispute.created",
  "charge.dispute.closed",
];

type Webhook = Pick<ProviderCheck, "webhook" | "unsent" | "unasked" | "version">;

const unread: Webhook = { webhook: "unknown", unsent: [], unasked: [], version: null };

interface Reading<T> {
  readonly found: T;
}
/** What the key lacks to read something. */
interface Forbidden {
  readonly lacks: string;
}

async function allowed<T>(request: Promise<T>): Promise<Reading<T> | Forbidden> {
  try {
    return { found: await send(request) };
  } catch (error) {
    if (error instanceof ProviderRefused && error.lacks !== null) return { lacks: error.lacks };
    throw error;
  }
}

const versionOf = (found: string | null): Webhook["version"] =>
  found === apiVersion ? null : { found: found ?? "", expected: apiVersion };

/** Looks for an endpoint that the owner has made. */
function toWebhook(endpoints: readonly Stripe.WebhookEndpoint[], webhookUrl: string): Webhook {
  const here = endpoints.filter(({ url }) => withoutSlash(url) === withoutSlash(webhookUrl));
  const enabled = here.filter(({ status }) => status === "enabled");
  const [first] = enabled;
  if (first === undefined) return { ...unread, webhook: here.length > 0 ? "off" : "missing" };
  const sent = new Set(enabled.flatMap(({ enabled_events }) => enabled_events));
  const unsent = sent.has("*") ? [] : neededEvents.filter((event) => !sent.has(event));
  const version = enabled.some(({ api_version }) => api_version === apiVersion) ? null : versionOf(first.api_version);
  return { webhook: "there", unsent, unasked: [], version };
}

/** Compares the endpoint that was made here with what it was made for. */
function toOurWebhook(endpoint: Stripe.WebhookEndpoint | undefined, webhookUrl: string): Webhook {
  if (endpoint === undefined) return { ...unread, webhook: "missing" };
  const { url, status, enabled_events: sent, api_version } = endpoint;
  const isHere = withoutSlash(url) === withoutSlash(webhookUrl);
  return {
    webhook: status !== "enabled" ? "off" : isHere ? "there" : "elsewhere",
    unsent: sent.includes("*") ? [] : handledEvents.filter((event) => !sent.includes(event)),
    unasked: sent.filter((event) => !handledEvents.some((each) => each === event)),
    version: versionOf(api_version),
  };
}

/** Without saved settings there is no default configuration, and no portal can be opened. */
function toPortal({ data: [used] }: Stripe.ApiList<Stripe.BillingPortal.Configuration>): ProviderCheck["portal"] {
  if (used === undefined) return "missing";
  return used.features.subscription_cancel.enabled ? "cancels" : "keeps";
}

function toOurPortal(configuration: Stripe.BillingPortal.Configuration | undefined): ProviderCheck["portal"] {
  if (configuration === undefined || !configuration.active) return "missing";
  return isAsMade(configuration) ? "asMade" : "changed";
}

/** The settings of the webhook and of the portal. */
function reader(stripe: Stripe, webhookUrl: string, made: StripeParts | undefined) {
  const { configurations } = stripe.billingPortal;
  if (made === undefined) {
    return {
      webhook: async () => toWebhook((await stripe.webhookEndpoints.list({ limit: 100 })).data, webhookUrl),
      portal: async () => toPortal(await configurations.list({ is_default: true, limit: 1 })),
    };
  }
  return {
    webhook: async () => toOurWebhook(await find(stripe.webhookEndpoints.retrieve(made.endpointId)), webhookUrl),
    portal: async () => toOurPortal(await find(configurations.retrieve(made.portalId))),
  };
}

/** Reads one of each thing that Mindreel works with, the settings of the portal, and the account's webhook endpoints. */
export async function checkStripe(
  stripe: Stripe,
  webhookUrl: string,
  made: StripeParts | undefined,
): Promise<ProviderCheck> {
  const one = { limit: 1 };
  const settings = reader(stripe, webhookUrl, made);
  // The first one shows what is wrong with the key. The others need not wait for each other.
  const customers = await allowed(stripe.customers.list(one));
  const [webhook, portal, prices, sessions, subscriptions, invoices, charges] = await Promise.all([
    allowed(settings.webhook()),
    allowed(settings.portal()),
    allowed(stripe.prices.list(one)),
    allowed(stripe.checkout.sessions.list(one)),
    allowed(stripe.subscriptions.list(one)),
    allowed(stripe.invoices.list(one)),
    allowed(stripe.charges.list(one)),
  ]);
  const readings: Readonly<Record<string, Reading<unknown> | Forbidden>> = {
    ...{ Customers: customers, Prices: prices, "Checkout Sessions": sessions, Subscriptions: subscriptions },
    ...{ Invoices: invoices, Charges: charges, "Customer portal": portal },
  };
  const forbidden = Object.entries(readings).flatMap(([name, reading]) =>
    "found" in reading ? [] : [reading.lacks === "" ? name : `${name} (${reading.lacks})`],
  );
  return {
    forbidden,
    ours: made !== undefined,
    portal: "found" in portal ? portal.found : "missing",
    ...("found" in webhook ? webhook.found : unread),
  };
}
