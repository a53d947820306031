import type { Changes } from "#billing/changes.ts";
import { itemOf } from "#billing/invoices.ts";
import type { Pauses, UnusedTimeFrom } from "#billing/pauses.ts";
import type { Subscriptions } from "#billing/subscriptions.ts";
import type { Price, Schedule, Subscription } from "#world/objects.ts";
import type { World } from "#world/world.ts";
import { declined, invalid, missing } from "./errors.ts";
import { type Call, choice, integer, isParams, nested, type Params, required, text } from "./params.ts";

interface Tools {
  readonly world: World;
  readonly changes: Changes;
  readonly subscriptionOf: (id: string) => Subscription;
  readonly soldPrice: (id: string) => Price;
  readonly couponIn: (params: Params, currency: string) => string | undefined;
}

const listOf = (params: Params, name: string): Params[] =>
  Object.values(Array.isArray(params[name]) ? params[name] : nested(params, name)).filter(isParams);

/** Changes of the price: https://docs.stripe.com/billing/subscriptions/change-price */
export function createChangeCalls({ world, changes, subscriptionOf, soldPrice, couponIn }: Tools) {
  /** The price that the only item is to have. */
  function wantedIn(params: Params, subscription: Subscription): Price | undefined {
    const [item, ...others] = listOf(params, "items");
    if (item === undefined) return undefined;
    if (others.length > 0 || required(item, "id") !== itemOf(subscription).id)
      throw invalid("The emulator changes the only item.", "items");
    const price = soldPrice(required(item, "price"));
    if (price.recurring === null) throw invalid("Subscriptions take recurring prices only.", "items");
    const { currency, automatic_tax: automatic } = subscription;
    if (automatic.enabled && price.tax_behavior === "unspecified")
      throw invalid(`The price ${price.id} must specify a tax_behavior to be taxed automatically.`, "items");
    if (price.currency !== currency && price.currency_options[currency] === undefined)
      throw invalid(`The price ${price.id} has no amount in ${currency}.`, "items");
    return price;
  }

  function momentIn(params: Params, subscription: Subscription): number {
    const at = integer(params, "proration_date") ?? world.now();
    const { current_period_start: start, current_period_end: end } = itemOf(subscription);
    if (at < start || at > end) throw invalid("proration_date must be within the current period.", "proration_date");
    return at;
  }

  /** An empty list is for no discount, rather than for those that there are. */
  const discountIn = (params: Params, { currency }: Subscription): string | null | undefined =>
    params["discounts"] === "" ? null : couponIn(params, currency);

  function scheduleOf(id: string): Schedule {
    const schedule = world.find("schedules", id);
    if (schedule === undefined) throw missing("subscription_schedule", id);
    return schedule;
  }

  const calls: Readonly<Record<string, Call>> = {
    "POST /v1/invoices/create_preview": (params) => {
      const subscription = subscriptionOf(required(params, "subscription"));
      if (!("subscription_details" in params)) {
        if (subscription.ended_at !== null || subscription.cancel_at !== null)
          throw invalid("No upcoming invoices for customer", "subscription");
        return { record: changes.next(subscription, discountIn(params, subscription)) };
      }
      const details = nested(params, "subscription_details");
      const wanted = wantedIn(details, subscription);
      const behavior = text(details, "proration_behavior");
      if (wanted !== undefined && behavior === "none")
        return { record: changes.next(subscription, discountIn(params, subscription), wanted) };
      if (wanted === undefined || behavior !== "always_invoice")
        throw invalid(
          "The emulator previews changes that are invoiced at once, or not at all.",
          "subscription_details",
        );
      return { record: changes.draft(subscription, wanted, momentIn(details, subscription)) };
    },
    "POST /v1/subscription_schedules": (params) => {
      const subscription = subscriptionOf(required(params, "from_subscription"));
      if (subscription.schedule) throw invalid("The subscription is already attached to a schedule.");
      return { record: changes.schedule(subscription) };
    },
    "POST /v1/subscription_schedules/:id": (params, id) => {
      const schedule = scheduleOf(id);
      const [running, next, ...others] = listOf(params, "phases");
      if (running === undefined || next === undefined || others.length > 0)
        throw invalid("The emulator supports two phases.", "phases");
      const end = integer(running, "end_date") ?? 0;
      const [item] = listOf(next, "items");
      const price = soldPrice(required(item ?? {}, "price"));
      const [first] = schedule.phases;
      schedule.phases = [
        ...(first ? [{ ...first, end_date: end }] : []),
        { start_date: end, end_date: null, items: [{ price: price.id, quantity: 1 }] },
      ];
      world.touch();
      return { record: schedule };
    },
    "POST /v1/subscription_schedules/:id/release": (_params, id) => {
      const schedule = scheduleOf(id);
      if (schedule.status !== "active") throw invalid("This schedule cannot be released.");
      changes.release(schedule);
      return { record: schedule };
    },
  };

  return {
    calls,
    /** The part of an update that changes the price. */
    update: (params: Params, subscription: Subscription): void => {
      const wanted = wantedIn(params, subscription);
      if (wanted === undefined) return;
      if (text(params, "proration_behavior") === "none") {
        if (!changes.setNext(subscription, wanted))
          throw invalid("The emulator changes prices without proration within an interval only.", "items");
        return;
      }
      const behavior = text(params, "payment_behavior") ?? "";
      const waits = behavior === "pending_if_incomplete";
      if (!(waits || behavior === "error_if_incomplete") || text(params, "proration_behavior") !== "always_invoice")
        throw invalid("The emulator changes prices once they are paid for, or not at all.", "payment_behavior");
      if (!changes.change(subscription, wanted, momentIn(params, subscription), waits)) throw declined();
    },
    /** What a schedule manages is not to be changed past it. */
    refuseScheduled: (subscription: Subscription): void => {
      if (subscription.schedule)
        throw invalid(
          "The subscription is managed by the subscription schedule, and updating any cancelation behavior directly is not allowed.",
        );
    },
  };
}

interface PauseTools {
  readonly pauses: Pauses;
  readonly subscriptions: Subscriptions;
  readonly subscriptionOf: (id: string) => Subscription;
}

/** Pausing and resuming: https://docs.stripe.com/api/subscriptions/pause */
export function pauseCalls({ pauses, subscriptions, subscriptionOf }: PauseTools): Readonly<Record<string, Call>> {
  return {
    "POST /v1/subscriptions/:id/pause": (params, id) => {
      const subscription = subscriptionOf(id);
      choice(params, "type", ["subscription"]);
      choice(params, "invoicing_behavior", ["pending_invoice_item"]);
      const kinds = ["now", "none", "item_current_period_start"] as const satisfies readonly UnusedTimeFrom[];
      const from = choice(nested(nested(params, "bill_for"), "unused_time_from"), "type", kinds);
      if (subscription.status !== "active")
        throw invalid(`Only active subscriptions can be paused. This subscription's status is ${subscription.status}.`);
      pauses.pause(subscription, from);
      return { record: subscription };
    },
    "POST /v1/subscriptions/:id/resume": (params, id) => {
      const subscription = subscriptionOf(id);
      if (choice(nested(params, "billing_cycle_anchor"), "type", ["now", "unchanged"]) === "unchanged")
        throw invalid("The emulator resumes with a new billing cycle only.", "billing_cycle_anchor");
      const behaviors = ["resume_on_payment_attempt", "resume_on_payment_success"] as const;
      const behavior = choice(params, "payment_behavior", behaviors);
      if (subscription.status !== "paused") throw invalid("Only paused subscriptions can be resumed.");
      subscriptions.resume(subscription, behavior === "resume_on_payment_success");
      return { record: subscription };
    },
  };
}
