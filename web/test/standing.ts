import type { Standing, Subscription } from "@mindreel/contract/billing/subscription";

/** The standing of a member who was never pro. */
export const none: Standing = {
  ...{ state: "none", is_pro: false, pro_until: null, paid_until: null, pay_url: null, last_payment: null },
  ...{ returned: null, free_days: 0, portal: false, trial_end: null, needs_card: false },
};

/** The same as members see it themselves. */
export const noSubscription: Subscription = {
  ...none,
  ...{ plan: null, price: null, current_period_end: null, trial: "had" as const, next: null, card: null },
  ...{ invoices: [], change: null, move: null },
};
