import type { Payment } from "@mindreel/contract/billing/payments";

/** What is left of a payment to refund, in the currency's smallest unit. */
export const leftOf = ({ paid_at, amount_paid, refunded, dispute }: Payment): number =>
  paid_at === null || dispute === "lost" ? 0 : amount_paid - refunded;
