import { isOngoing, type SubscriptionStatus } from "#domain/entitlement.ts";

/** What is recorded of a member who ever began to pay. */
export interface Recorded {
  /** Whether a checkout was begun and never heard of again. */
  readonly checkoutBegun: boolean;
  readonly subscriptions: readonly { readonly status: SubscriptionStatus; readonly paidUntil: Date | null }[];
}

/**
 * Whether the provider may know something that we were never told: a checkout without an end, or a running subscription
 * whose paid time is over, which must have renewed, failed or ended since.
 */
export const isDoubtful = ({ checkoutBegun, subscriptions }: Recorded, now: Date): boolean =>
  checkoutBegun ||
  subscriptions.some(({ status, paidUntil }) => isOngoing(status) && (paidUntil === null || paidUntil <= now));
