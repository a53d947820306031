import Stripe from "stripe";
import {
  BadSignature,
  type Payments,
  ProviderRefused,
  type ProviderReturns,
  ProviderUnreachable,
} from "./payments.port.ts";
import { mark, toCheckout, toEvent, toInvoice, toSubscription } from "./stripe.mapper.ts";

export interface StripeSettings {
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** Another host that speaks Stripe's API, such as http://127.0.0.1:12111. */
  readonly apiBase: string | undefined;
  readonly productName: string;
}

/** A person waits for some of these calls: better a clear refusal than a minute of silence. */
const patience = { timeout: 7000, maxNetworkRetries: 1 } as const;

function peer(apiBase: string | undefined): { host?: string; port?: string; protocol?: "http" | "https" } {
  if (apiBase === undefined) return {};
  const { hostname, port, protocol } = new URL(apiBase);
  const secure = protocol === "https:";
  return { host: hostname, port: port || (secure ? "443" : "80"), protocol: secure ? "https" : "http" };
}

/** A refusal means that nothing was done; after anything else that is not known. */
function translated(error: unknown): unknown {
  if (!(error instanceof Stripe.errors.StripeError)) return error;
  const status = error.statusCode ?? 0;
  if (status >= 400 && status < 500 && status !== 409 && status !== 429) {
    return new ProviderRefused(error.message, { cause: error, missing: error.code === "resource_missing" });
  }
  return new ProviderUnreachable(error.message, { cause: error });
}

async function asked<T>(question: Promise<T>): Promise<T> {
  try {
    return await question;
  } catch (error) {
    throw translated(error);
  }
}

async function found<T>(question: Promise<T>): Promise<T | undefined> {
  try {
    return await asked(question);
  } catch (error) {
    if (error instanceof ProviderRefused && error.missing) return undefined;
    throw error;
  }
}

/** Where API versions before 2025-03-31 named a charge's invoice. */
interface ChargeBefore {
  readonly invoice?: string | null;
}

/** Stripe, by its official SDK, which pins the API version that it was made for. */
export function stripePayments({ secretKey, webhookSecret, apiBase, productName }: StripeSettings): Payments {
  const stripe = new Stripe(secretKey, { ...patience, ...peer(apiBase), telemetry: false });

  async function invoiceOf(charge: Stripe.Charge & ChargeBefore): Promise<string | undefined> {
    if (charge.invoice) return charge.invoice;
    const intent = charge.payment_intent;
    if (intent === null) return undefined;
    const payment = {
      type: "payment_intent",
      payment_intent: typeof intent === "string" ? intent : intent.id,
    } as const;
    const { data } = await asked(stripe.invoicePayments.list({ payment, limit: 1 }));
    const invoice = data[0]?.invoice;
    return typeof invoice === "string" ? invoice : invoice?.id;
  }

  return {
    createCustomer: async ({ key, memberId, email, name }) => {
      const metadata = { [mark.key]: mark.value, member: String(memberId) };
      const params = { email, name, metadata };
      return (await asked(stripe.customers.create(params, { idempotencyKey: `${key}-customer` }))).id;
    },

    changeCustomerEmail: async (customerId, email) => {
      await asked(stripe.customers.update(customerId, { email }));
    },

    createCheckout: async ({ key, customerId, memberId, priceCents, successUrl, cancelUrl }) => {
      const metadata = { [mark.key]: mark.value, member: String(memberId) };
      const session = stripe.checkout.sessions.create(
        {
          mode: "subscription",
          customer: customerId,
          client_reference_id: String(memberId),
          line_items: [
            {
              quantity: 1,
              price_data: {
                currency: "usd",
                unit_amount: priceCents,
                recurring: { interval: "month" },
                product_data: { name: productName },
              },
            },
          ],
          metadata,
          subscription_data: { metadata },
          success_url: successUrl,
          cancel_url: cancelUrl,
        },
        { idempotencyKey: `${key}-checkout` },
      );
      return toCheckout(await asked(session));
    },

    expireCheckout: async (id) => {
      await asked(stripe.checkout.sessions.expire(id));
    },

    checkout: async (id) => {
      const session = await found(stripe.checkout.sessions.retrieve(id));
      return session && toCheckout(session);
    },

    subscription: async (id) => {
      const subscription = await found(stripe.subscriptions.retrieve(id, { expand: ["latest_invoice"] }));
      return subscription && toSubscription(subscription);
    },

    invoice: async (id) => {
      const invoice = await found(stripe.invoices.retrieve(id));
      return invoice && toInvoice(invoice);
    },

    returns: async (chargeId): Promise<ProviderReturns | undefined> => {
      const charge = await found(stripe.charges.retrieve(chargeId));
      const invoiceId = charge && (await invoiceOf(charge));
      if (charge === undefined || invoiceId === undefined) return undefined;
      const disputes = charge.disputed ? (await asked(stripe.disputes.list({ charge: chargeId }))).data : [];
      return {
        invoiceId,
        refunded: charge.amount_refunded,
        whole: charge.refunded,
        disputeLost: disputes.some(({ status }) => status === "lost"),
      };
    },

    subscriptions: async function* () {
      try {
        for await (const subscription of stripe.subscriptions.list({
          status: "all",
          limit: 100,
          expand: ["data.latest_invoice"],
        })) {
          yield toSubscription(subscription);
        }
      } catch (error) {
        throw translated(error);
      }
    },

    cancelRenewal: async (subscriptionId) => {
      await asked(stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: true }));
    },

    endNow: async (subscription) => {
      try {
        // Stripe tries no invoice of an ended subscription again, but lets it be paid on its page. Voided first: an attempt
        // that is cut short here finds the subscription running, and comes back to it.
        for await (const { id } of stripe.invoices.list({ subscription, status: "open", limit: 100 })) {
          if (id !== undefined) await stripe.invoices.voidInvoice(id);
        }
        await stripe.subscriptions.cancel(subscription);
      } catch (error) {
        throw translated(error);
      }
    },

    portal: async (customer, returnUrl) =>
      (await asked(stripe.billingPortal.sessions.create({ customer, return_url: returnUrl }))).url,

    readEvent: (body, signature) => {
      try {
        return toEvent(stripe.webhooks.constructEvent(body, signature, webhookSecret));
      } catch (error) {
        throw new BadSignature("a webhook with a wrong or an old signature", { cause: error });
      }
    },
  };
}
