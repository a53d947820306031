import type { Pauses, UnusedTimeFrom } from "#billing/pauses.ts";
import type { Subscriptions } from "#billing/subscriptions.ts";
import type { Subscription } from "#world/objects.ts";
import { invalid } from "./errors.ts";
import { type Call, choice, nested } from "./params.ts";

interface Tools {
  readonly pauses: Pauses;
  readonly subscriptions: Subscriptions;
  readonly subscriptionOf: (id: string) => Subscription;
}

/** Pausing and resuming: https://docs.stripe.com/api/subscriptions/pause */
export function pauseCalls({ pauses, subscriptions, subscriptionOf }: Tools): Readonly<Record<string, Call>> {
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
