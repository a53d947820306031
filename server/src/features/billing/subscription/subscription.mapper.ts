import type { Standing, SubscriptionState } from "@mindreel/contract/billing/subscription";
import { type Entitled, isOngoing, isPro, keptUntil } from "#domain/entitlement.ts";
import type { MemberSubscription } from "./subscription.service.ts";

/** @param ongoing the subscription that can still renew or be put right */
function stateOf(
  ongoing: MemberSubscription | undefined,
  paidUntil: Date | null,
  account: Entitled,
  now: Date,
): SubscriptionState {
  if (account.isSuperuser) return "superuser";
  if (ongoing !== undefined) {
    if (ongoing.status === "pastDue") return "past_due";
    if (ongoing.endsAt !== null) return "cancelling";
    return ongoing.renews ? "active" : "paused";
  }
  if (paidUntil !== null && paidUntil > now) return "cancelling";
  return isPro(account, now) ? "free" : "none";
}

/** @param subscriptions the member's, newest first */
export function toStanding(subscriptions: readonly MemberSubscription[], account: Entitled, now: Date): Standing {
  const ongoing = subscriptions.find(({ status }) => isOngoing(status));
  const [newest] = subscriptions;
  const paidUntil = ongoing !== undefined ? ongoing.paidUntil : newest !== undefined ? keptUntil(newest) : null;
  return {
    state: stateOf(ongoing, paidUntil, account, now),
    pro_until: account.proExpiryDate?.toISOString() ?? null,
    paid_until: paidUntil?.toISOString() ?? null,
    pay_url: ongoing?.payUrl ?? null,
    portal: subscriptions.length > 0,
  };
}
