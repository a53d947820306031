import { isOngoing, type SubscriptionStatus } from "#domain/entitlement.ts";

/** Our record of a member who ever began to pay. */
export interface Recorded {
  /** Whether a checkout was begun whose outcome we do not know. */
  readonly checkoutBegun: boolean;
  readonly subscriptions: readonly { readonly status: SubscriptionStatus; readonly paidUntil: Date | null }[];
}

/**
 * Whether we may have missed an event: a checkout has no known outcome, or the paid time of a running subscription is
 * over, so that it must have renewed, failed or ended since.
 */
export const isDoubtful = ({ checkoutBegun, subscriptions }: Recorded, now: Date): boolean =>
  checkoutBegun ||
  subscriptions.some(({ status, paidUntil }) => isOngoing(status) && (paidUntil === null || paidUntil <= now));
