import type { Emit } from "#world/events.ts";
import type { Subscription } from "#world/objects.ts";
import { newId, type World } from "#world/world.ts";

type Reason = NonNullable<Subscription["status_details"]>["paused"]["subscription"]["type"];

/** From when the unused time of the period is credited. */
export type UnusedTimeFrom = "none" | "now" | "item_current_period_start";

/** Pauses of whole subscriptions: https://docs.stripe.com/billing/subscriptions/pause */
export function createPauses(world: World, emit: Emit) {
  function stop(subscription: Subscription, reason: Reason): void {
    subscription.status = "paused";
    const paused = { type: "subscription", transitioned_at: world.now(), subscription: { type: reason } } as const;
    subscription.status_details = { paused };
    world.touch();
    emit("customer.subscription.paused", subscription);
    emit("customer.subscription.updated", subscription);
  }

  /** A credit that the next invoice takes up. */
  function credit({ id, customer, currency, items }: Subscription, from: Exclude<UnusedTimeFrom, "none">): void {
    const [item] = items.data;
    if (item === undefined) return;
    const { current_period_start: start, current_period_end: end, price } = item;
    const since = from === "now" ? world.now() : start;
    const unused = Math.round((price.unit_amount * (end - since)) / (end - start));
    world.add("invoiceItems", {
      id: newId("ii"),
      object: "invoiceitem",
      created: world.now(),
      livemode: false,
      metadata: {},
      customer,
      amount: -unused,
      currency,
      date: world.now(),
      proration: true,
      invoice: null,
      period: { start: since, end },
      parent: { type: "subscription_details", subscription_details: { subscription: id } },
    });
  }

  return {
    pause: (subscription: Subscription, from: UnusedTimeFrom): void => {
      if (from !== "none") credit(subscription, from);
      stop(subscription, "pause_requested");
    },

    /** As the account's setting wants it after a failed payment. */
    suspend: (subscription: Subscription, which: "first" | "final"): void =>
      stop(subscription, `${which}_payment_failure`),

    /** At the end of a trial. */
    withoutCard: (subscription: Subscription): void => stop(subscription, "trial_end_without_payment_method"),

    goOn: (subscription: Subscription): void => {
      subscription.status = "active";
      delete subscription.status_details;
      world.touch();
      emit("customer.subscription.resumed", subscription);
    },
  };
}

export type Pauses = ReturnType<typeof createPauses>;
