import type { Emit } from "#world/events.ts";
import type { Subscription } from "#world/objects.ts";
import type { World } from "#world/world.ts";
import { day } from "./calendar.ts";
import { itemOf } from "./invoices.ts";
import type { Pauses } from "./pauses.ts";

/** Something that falls due for a customer. */
export interface Due {
  readonly at: number;
  readonly run: () => void;
}

/** Days before the end of a trial at which an event says so. */
const noticeDays = 3;

/** Trials: https://docs.stripe.com/billing/subscriptions/trials */
export function createTrials(world: World, emit: Emit, pauses: Pauses) {
  function tell(subscription: Subscription): void {
    subscription.trial_told = true;
    world.touch();
    emit("customer.subscription.trial_will_end", subscription);
  }

  /** The event comes at once if less than its notice is left. */
  function tellOfShort(subscription: Subscription): void {
    const { status, trial_end: end } = subscription;
    if (status === "trialing" && end !== null && end - world.now() < noticeDays * day) tell(subscription);
  }

  return {
    tellOfShort,

    noticesOf: (subscription: Subscription): Due[] => {
      const { status, trial_end: end, trial_told: isTold = false } = subscription;
      if (status !== "trialing" || end === null || isTold) return [];
      return [{ at: end - noticeDays * day, run: () => tell(subscription) }];
    },

    moveEnd: (subscription: Subscription, time: number): void => {
      const end = Math.max(time, world.now());
      Object.assign(subscription, { trial_end: end, billing_cycle_anchor: end, trial_told: false });
      itemOf(subscription).current_period_end = end;
      tellOfShort(subscription);
    },

    /** Ends a trial. @returns whether a paid period follows */
    goesOn: (subscription: Subscription, end: (subscription: Subscription) => void): boolean => {
      const { customer, trial_settings: settings } = subscription;
      const behavior = settings.end_behavior.missing_payment_method;
      const goesOn = world.wallets[customer] !== undefined || behavior === "create_invoice";
      if (goesOn) subscription.status = "active";
      else if (behavior === "pause") pauses.withoutCard(subscription);
      else end(subscription);
      return goesOn;
    },
  };
}
