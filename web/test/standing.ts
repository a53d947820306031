import type { Standing } from "@mindreel/contract/billing/subscription";

/** The standing of a member who was never pro. */
export const none: Standing = {
  ...{ state: "none", is_pro: false, pro_until: null, paid_until: null, pay_url: null, last_payment: null },
  ...{ returned: null, free_days: 0, portal: false },
};
