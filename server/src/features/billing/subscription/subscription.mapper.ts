import type { Standing, SubscriptionState } from "@mindreel/contract/billing/subscription";
import {
  type Entitled,
  type FreeTime,
  freeDaysLeft,
  isOngoingAt,
  isPro,
  isUnpaid,
  keptUntil,
} from "#domain/entitlement.ts";
import type { MemberSubscription } from "./subscription.service.ts";

/** @param ongoing the subscription that can still renew or recover */
function stateOf(
  ongoing: MemberSubscription | undefined,
  paidUntil: Date | null,
  account: Entitled,
  now: Date,
): SubscriptionState {
  if (account.isSuperuser) return "superuser";
  if (ongoing !== undefined) {
    if (isUnpaid(ongoing.status)) return "past_due";
    if (ongoing.status === "paused") return "paused";
    if (ongoing.renews) return "active";
    return ongoing.endsAt !== null ? "cancelling" : "paused";
  }
  if (paidUntil !== null && paidUntil > now) return "cancelling";
  return isPro(account, now) ? "free" : "none";
}

function returnedOf(newest: MemberSubscription | undefined): Standing["returned"] {
  if (newest === undefined || newest.returnedAt === null) return null;
  return { at: newest.returnedAt.toISOString(), how: newest.disputeLost ? "dispute" : "refund" };
}

export interface Stands {
  /** Newest first. */
  readonly subscriptions: readonly MemberSubscription[];
  readonly freeTimes: readonly FreeTime[];
  readonly account: Entitled;
}

export function toStanding({ subscriptions, freeTimes, account }: Stands, now: Date): Standing {
  // A subscription whose last payment was returned is about to end: it gives no more time and charges nothing more.
  const ongoing = subscriptions.find((each) => isOngoingAt(each, now) && each.returnedAt === null);
  const [newest] = subscriptions;
  const paidUntil = ongoing !== undefined ? ongoing.paidUntil : newest !== undefined ? keptUntil(newest) : null;
  return {
    state: stateOf(ongoing, paidUntil, account, now),
    is_pro: isPro(account, now),
    pro_until: account.proExpiryDate?.toISOString() ?? null,
    paid_until: paidUntil?.toISOString() ?? null,
    pay_url: ongoing?.payUrl ?? null,
    returned: ongoing === undefined ? returnedOf(newest) : null,
    free_days: freeDaysLeft(subscriptions, freeTimes, now),
    portal: subscriptions.length > 0,
  };
}
