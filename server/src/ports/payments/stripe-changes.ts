import type Stripe from "stripe";
import { type Payments, type PriceChange, ProviderRefused } from "./payments.port.ts";
import { idOf, toInvoice } from "./stripe.mapper.ts";
import { seconds, send } from "./stripe-requests.ts";

type LaterChange = Parameters<Payments["schedulePrice"]>[0];

/** Changes of a subscription's price, and what else a schedule of such a change is in the way of. */
export function stripeChanges(stripe: Stripe) {
  const itemsOf = async (subscriptionId: string, price: string) => {
    const [item] = (await send(stripe.subscriptions.retrieve(subscriptionId))).items.data;
    return [{ ...(item && { id: item.id }), price }];
  };

  /** A subscription that a schedule manages is to be changed by it only, so it is released first. */
  async function unschedule(subscriptionId: string): Promise<void> {
    const schedule = idOf((await send(stripe.subscriptions.retrieve(subscriptionId))).schedule);
    if (schedule !== null) await send(stripe.subscriptionSchedules.release(schedule));
  }

  /** Where a change is confirmed that waits for its payment. A declined one is given up, which leaves everything. */
  async function confirmed(invoiceId: string): Promise<string> {
    const expand = ["payments.data.payment.payment_intent"];
    const { hosted_invoice_url: url, payments } = await send(stripe.invoices.retrieve(invoiceId, { expand }));
    const asks = payments?.data.some(
      ({ payment: { payment_intent: intent } }) => typeof intent === "object" && intent?.status === "requires_action",
    );
    if (asks && url) return url;
    await send(stripe.invoices.voidInvoice(invoiceId));
    throw new ProviderRefused("the payment of a change was declined", { cause: invoiceId, missing: false });
  }

  return {
    unschedule,

    previewChange: async ({ subscriptionId: subscription, priceId, at }: PriceChange) => {
      const items = await itemsOf(subscription, priceId);
      const details = { items, proration_behavior: "always_invoice", proration_date: seconds(at) } as const;
      const preview = await send(stripe.invoices.createPreview({ subscription, subscription_details: details }));
      const { amountDue: due, periodEnd } = toInvoice(preview);
      return { due, periodEnd };
    },

    previewNext: async ({
      subscriptionId: subscription,
      couponId,
      priceId,
    }: Parameters<Payments["previewNext"]>[0]) => {
      const discounts =
        couponId === undefined ? {} : { discounts: couponId === null ? ("" as const) : [{ coupon: couponId }] };
      const items = priceId === undefined ? undefined : await itemsOf(subscription, priceId);
      const details = items && { subscription_details: { items, proration_behavior: "none" as const } };
      const preview = await send(stripe.invoices.createPreview({ subscription, ...discounts, ...details }));
      const { amountDue: amount, currency, periodStart: at } = toInvoice(preview);
      return { amount, currency, at };
    },

    applyCode: async ({ subscriptionId, codeId, couponId }: Parameters<Payments["applyCode"]>[0]) => {
      const change = { discounts: [{ coupon: couponId }], metadata: { code: String(codeId) } };
      const idempotencyKey = `${subscriptionId}-${couponId}`;
      await send(stripe.subscriptions.update(subscriptionId, change, { idempotencyKey }));
    },

    changePrice: async ({ subscriptionId, priceId, at }: PriceChange) => {
      await unschedule(subscriptionId);
      const { pending_update, latest_invoice } = await send(
        stripe.subscriptions.update(subscriptionId, {
          items: await itemsOf(subscriptionId, priceId),
          proration_behavior: "always_invoice",
          proration_date: seconds(at),
          payment_behavior: "pending_if_incomplete",
        }),
      );
      const invoiceId = idOf(latest_invoice);
      return pending_update && invoiceId !== null ? confirmed(invoiceId) : null;
    },

    movePrice: async ({ subscriptionId, priceId: price, from }: Parameters<Payments["movePrice"]>[0]) => {
      const { items: its, schedule, pending_update } = await send(stripe.subscriptions.retrieve(subscriptionId));
      const [item] = its.data;
      if (item?.price.id !== from || schedule !== null || pending_update !== null) return false;
      const items = [{ id: item.id, price }];
      await send(stripe.subscriptions.update(subscriptionId, { items, proration_behavior: "none" }));
      return true;
    },

    schedulePrice: async ({ subscriptionId, priceId: price, interval, intervalCount }: LaterChange) => {
      await unschedule(subscriptionId);
      const schedule = await send(stripe.subscriptionSchedules.create({ from_subscription: subscriptionId }));
      const [running] = schedule.phases;
      if (running === undefined) throw new Error(`schedule ${schedule.id} has no phase`);
      const { start_date, end_date, items } = running;
      // What is not named again is taken off no longer.
      const kept = (running.discounts ?? []).flatMap(({ discount }) => idOf(discount) ?? []);
      const discounts = kept.length === 0 ? {} : { discounts: kept.map((discount) => ({ discount })) };
      const now = items.map((item) => ({ price: idOf(item.price) ?? "", quantity: item.quantity ?? 1 }));
      await send(
        stripe.subscriptionSchedules.update(schedule.id, {
          end_behavior: "release",
          phases: [
            { start_date, end_date, items: now, ...discounts },
            {
              items: [{ price, quantity: 1 }],
              ...discounts,
              proration_behavior: "none",
              ...(interval !== "once" && { duration: { interval, interval_count: intervalCount } }),
            },
          ],
        }),
      );
    },
  };
}
