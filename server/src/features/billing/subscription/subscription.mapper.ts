import type { Ending, Standing, SubscriptionState } from "@mindreel/contract/billing/subscription";
import { type Entitled, type FreeTime, freeDaysLeft, isPro, keptUntil } from "#domain/entitlement.ts";
import { ongoingOf, paidPlanOf } from "#domain/member-plan.ts";
import { daysLeft, type PlanEnding } from "./ending.policy.ts";
import type { PaymentRow } from "./subscription.repository.ts";
import type { MemberSubscription } from "./subscription.service.ts";

function stateOf(subscriptions: readonly MemberSubscription[], account: Entitled, now: Date): SubscriptionState {
  if (account.isSuperuser) return "superuser";
  return paidPlanOf(subscriptions, now)?.plan ?? (isPro(account, now) ? "free" : "none");
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
  /** Newest first. */
  readonly payments: readonly PaymentRow[];
}

function lastPaymentOf(
  payments: readonly PaymentRow[],
  ongoing: MemberSubscription | undefined,
): Standing["last_payment"] {
  const last = payments.find((each) => each.subscriptionId === ongoing?.id && each.paidAt !== null);
  if (last === undefined || last.paidAt === null) return null;
  return { amount: last.amountPaid, currency: last.currency, at: last.paidAt.toISOString() };
}

export const toEnding = (ending: PlanEnding | null, now: Date): { ending: Ending | null } => ({
  ending: ending && { kind: ending.kind, at: ending.at.toISOString(), days: daysLeft(ending.at, now) },
});

export function toStanding({ subscriptions, freeTimes, account, payments }: Stands, now: Date): Standing {
  const ongoing = ongoingOf(subscriptions, now);
  const [newest] = subscriptions;
  const paidUntil = ongoing !== undefined ? ongoing.paidUntil : newest !== undefined ? keptUntil(newest) : null;
  return {
    state: stateOf(subscriptions, account, now),
    is_pro: isPro(account, now),
    pro_until: account.proExpiryDate?.toISOString() ?? null,
    paid_until: paidUntil?.toISOString() ?? null,
    pay_url: ongoing?.payUrl ?? null,
    returned: ongoing === undefined ? returnedOf(newest) : null,
    last_payment: lastPaymentOf(payments, ongoing),
    free_days: freeDaysLeft(subscriptions, freeTimes, now),
    portal: subscriptions.length > 0,
  };
}
