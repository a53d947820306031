import type Stripe from "stripe";
import type { ProviderInvoice, ProviderSubscription } from "./payments.port.ts";
import { idOf, memberIn, toInvoice, toPurchase } from "./stripe.mapper.ts";
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
