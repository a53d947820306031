import type Stripe from "stripe";
import type { StripeAccess } from "#config/payment-settings.ts";
import { BadSignature, type Payments, ProviderRefused } from "./payments.port.ts";
import type { ProviderReturns, ProviderSubscription } from "./provider-records.port.ts";
import {
  creditsNothing,
  dashboardOf,
  memberIn,
  metadataOf,
  stripeTerms,
  toCheckout,
  toDispute,
  toEvent,
  toSubscription,
} from "./stripe.mapper.ts";
import { stripeChanges } from "./stripe-changes.ts";
import { checkStripe } from "./stripe-check.ts";
import { createParams, isPurchase, stripePurchases } from "./stripe-purchases.ts";
import { refundAtStripe, stripeSettlements } from "./stripe-refunds.ts";
import { find, seconds, send, stripeClient, translated } from "./stripe-requests.ts";
import { keepCoupon, sellAtStripe, taxesAtStripe } from "./stripe-selling.ts";

/** What is read together with a subscription. */
const shown = ["latest_invoice", "discounts.source.coupon", "default_payment_method", "schedule"] as const;
const usual = "customer.invoice_settings.default_payment_method";
const inLists = [...shown, usual].map((name) => `data.${name}`);

/** API versions before 2025-03-31 name the invoice in the charge. */
interface OldCharge {
  readonly invoice?: string | null;
}

/** Stripe through its official SDK, which pins the API version it was built for. */
export function stripePayments({ secretKey, webhookSecret, apiBase, made }: StripeAccess): Payments {
  const stripe = stripeClient(secretKey, apiBase);

  const changes = stripeChanges(stripe);
  const purchases = stripePurchases(stripe);

  async function invoiceOf(charge: Stripe.Charge & OldCharge): Promise<string | undefined> {
    if (charge.invoice) return charge.invoice;
    const intent = charge.payment_intent;
    if (intent === null) return undefined;
    const payment = {
      type: "payment_intent",
      payment_intent: typeof intent === "string" ? intent : intent.id,
    } as const;
    const { data } = await send(stripe.invoicePayments.list({ payment, limit: 1 }));
    const invoice = data[0]?.invoice;
    return typeof invoice === "string" ? invoice : invoice?.id;
  }

  /** A paused one says nothing about a credit, so it is looked for. A key that may not read it leaves the default. */
  async function read(subscription: Stripe.Subscription): Promise<ProviderSubscription> {
    const found = toSubscription(subscription);
    if (found.creditedFrom === null) return found;
    const customer = found.customerId;
    const list = stripe.invoiceItems.list({ customer, created: { gte: seconds(found.creditedFrom) - 60 }, limit: 100 });
    const items = await send(list).catch((error: unknown) => {
      if (error instanceof ProviderRefused) return undefined;
      throw error;
    });
    return items !== undefined && creditsNothing(subscription, items.data) ? { ...found, creditedFrom: null } : found;
  }

  /** With the next charge where tax comes on top, which only Stripe knows. */
  async function readWhole(subscription: Stripe.Subscription): Promise<ProviderSubscription> {
    const found = await read(subscription);
    if (found.tax !== "exclusive" || !(found.renews || found.needsCard)) return found;
    const next = await changes.previewNext({ subscriptionId: found.id }).catch((error: unknown) => {
      if (error instanceof ProviderRefused) return undefined;
      throw error;
    });
    return { ...found, nextCharge: next?.amount ?? null };
  }

  return {
    terms: stripeTerms,
    // Another host's records are not in Stripe's dashboard.
    dashboard: apiBase === undefined ? dashboardOf(secretKey) : null,

    createCustomer: async ({ key, memberId, email, name }) => {
      const params = { email, name, metadata: metadataOf(memberId) };
      return (await send(stripe.customers.create(params, { idempotencyKey: `${key}-customer` }))).id;
    },

    customersFor: async ({ memberId, email }) => {
      const { data } = await send(stripe.customers.list({ email, limit: 100 }));
      return data.filter(({ metadata }) => memberIn(metadata) === memberId).map(({ id }) => id);
    },

    changeCustomerEmail: async (customerId, email) => {
      await send(stripe.customers.update(customerId, { email }));
    },

    sell: (price) => sellAtStripe(stripe, price),

    keepCoupon: (coupon) => keepCoupon(stripe, coupon),

    createCheckout: async (checkout) => {
      const session = stripe.checkout.sessions.create(createParams(checkout), {
        idempotencyKey: `${checkout.key}-checkout`,
      });
      return toCheckout(await send(session));
    },

    tryToSell: async ({ priceId: price, once }) => {
      const { sessions } = stripe.checkout;
      const mode = once ? "payment" : "subscription";
      const managed_payments = { enabled: true };
      const asked = {
        mode,
        line_items: [{ price, quantity: 1 }],
        managed_payments,
        success_url: "https://example.com/",
      };
      await send(sessions.expire((await send(sessions.create(asked))).id));
    },

    expireCheckout: async (id) => {
      await send(stripe.checkout.sessions.expire(id));
    },

    checkout: async (id) => {
      const session = await find(stripe.checkout.sessions.retrieve(id));
      return session && toCheckout(session);
    },

    subscription: async (id) => {
      if (isPurchase(id)) return purchases.find(id);
      const subscription = await find(stripe.subscriptions.retrieve(id, { expand: [...shown, usual] }));
      return subscription && readWhole(subscription);
    },

    subscriptionsOf: async (customer) => {
      const list = stripe.subscriptions.list({ customer, status: "all", limit: 100, expand: inLists });
      return Promise.all((await find(list))?.data.map(readWhole) ?? []);
    },

    invoice: purchases.invoice,

    invoicesOf: purchases.invoicesOf,

    returns: async (chargeId): Promise<ProviderReturns | undefined> => {
      const charge = await find(stripe.charges.retrieve(chargeId));
      const invoiceId = charge && (await invoiceOf(charge));
      if (charge === undefined || invoiceId === undefined) return undefined;
      const disputes = charge.disputed ? (await send(stripe.disputes.list({ charge: chargeId }))).data : [];
      return {
        invoiceId,
        refunded: charge.amount_refunded,
        refundedInFull: charge.refunded,
        dispute: toDispute(disputes),
      };
    },

    ...stripeSettlements(stripe),

    returnedChargesOf: async (customer) => {
      const data = (await find(stripe.charges.list({ customer, limit: 100 })))?.data ?? [];
      return data.filter((charge) => charge.amount_refunded > 0 || charge.disputed).map(({ id }) => id);
    },

    returnedChargesSince: async function* (since) {
      const given = { created: { gte: seconds(since) }, limit: 100 };
      const seen = new Set<string>();
      try {
        // Each list is requested in its turn: if both were pending, a failure of the second one would be unhandled.
        for (const list of [() => stripe.refunds.list(given), () => stripe.disputes.list(given)]) {
          for await (const { charge } of list()) {
            const id = typeof charge === "string" ? charge : charge?.id;
            if (id === undefined || seen.has(id)) continue;
            seen.add(id);
            yield id;
          }
        }
      } catch (error) {
        throw translated(error);
      }
    },

    subscriptions: async function* () {
      try {
        for await (const subscription of stripe.subscriptions.list({
          status: "all",
          limit: 100,
          expand: inLists,
        })) {
          yield await read(subscription);
        }
        yield* purchases.all();
      } catch (error) {
        throw translated(error);
      }
    },

    ...changes,

    cancelRenewal: async (subscriptionId) => {
      await changes.unschedule(subscriptionId);
      await send(stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: true }));
    },

    resumeRenewal: async (subscriptionId) => {
      await changes.unschedule(subscriptionId);
      await send(stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: false }));
    },

    refund: (refund) => refundAtStripe(stripe, refund),

    endNow: async (subscription) => {
      try {
        // Stripe no longer charges invoices of an ended subscription, but they can still be paid on their page. They
        // are voided first: if this stops halfway, the subscription still runs and the next attempt finds it.
        for await (const { id } of stripe.invoices.list({ subscription, status: "open", limit: 100 })) {
          if (id !== undefined) await stripe.invoices.voidInvoice(id);
        }
        await stripe.subscriptions.cancel(subscription);
      } catch (error) {
        const reason = translated(error);
        // It has ended meanwhile.
        if (!(reason instanceof ProviderRefused && reason.missing)) throw reason;
      }
    },

    portal: async (customer, returnUrl) => {
      const params = { customer, return_url: returnUrl, ...(made && { configuration: made.portalId }) };
      return (await send(stripe.billingPortal.sessions.create(params))).url;
    },

    taxes: () => taxesAtStripe(stripe),

    check: (webhookUrl) => checkStripe(stripe, webhookUrl, made),

    readEvent: (body, headers) => {
      const signature = String(headers["stripe-signature"] ?? "");
      try {
        return toEvent(stripe.webhooks.constructEvent(body, signature, webhookSecret));
      } catch (error) {
        throw new BadSignature("the webhook's signature is wrong or too old", { cause: error });
      }
    },
  };
}
