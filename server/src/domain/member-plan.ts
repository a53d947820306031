import type { PlanState } from "@mindreel/contract/accounts/member-admin";
import {
  type FreeTime,
  isKeptForEver,
  isOngoingAt,
  isUnpaid,
  keptUntil,
  type PaidTime,
  proUntil,
} from "./entitlement.ts";

export interface MemberPlan {
  readonly plan: PlanState;
  /** Until when it is paid or lasts; of `past_due`, since when. */
  readonly planAt: Date | null;
}

export type PaidSubscription = PaidTime & { readonly endsAt: Date | null };

/** Until when a member has the time of each plan, by its id, in ISO 8601. */
export type HeldPlans = Readonly<Record<string, string>>;

/** Only what was paid or is tried: free time that is given is of no plan. */
export function heldPlansOf(subscriptions: readonly (PaidSubscription & { readonly planId: number })[]): HeldPlans {
  const held: Record<string, string> = {};
  for (const subscription of subscriptions) {
    const until = proUntil([subscription], [])?.toISOString();
    if (until !== undefined && until > (held[subscription.planId] ?? "")) held[subscription.planId] = until;
  }
  return held;
}

/** Without those whose time is over; sorted, so that they can be part of a key. */
export const plansHeldAt = (held: HeldPlans, now: Date): number[] =>
  Object.keys(held)
    .filter((plan) => new Date(held[plan] ?? 0) > now)
    .map(Number)
    .toSorted((a, b) => a - b);

/** The subscription that can still renew, be resumed or recover. One whose last payment was returned is about to end. */
export const ongoingOf = <Subscription extends PaidSubscription>(
  subscriptions: readonly Subscription[],
  now: Date,
): Subscription | undefined => subscriptions.find((each) => isOngoingAt(each, now) && each.returnedAt === null);

/** The one that was paid for the longest: a later one may have been returned. Of those that are over, the newest. */
export function lastKeptOf<Subscription extends PaidSubscription>(
  subscriptions: readonly Subscription[],
  now: Date,
): Subscription | undefined {
  const until = (each: Subscription) => keptUntil(each)?.getTime() ?? 0;
  const kept = subscriptions.filter((each) => until(each) > now.getTime());
  return kept.toSorted((a, b) => until(b) - until(a))[0] ?? subscriptions[0];
}

/**
 * What a member's subscriptions are at a moment; null if they serve nobody any more.
 * @param subscriptions newest first
 */
export function paidPlanOf(
  subscriptions: readonly PaidSubscription[],
  now: Date,
): { readonly plan: Exclude<PlanState, "free_time" | "ended">; readonly planAt: Date | null } | null {
  if (subscriptions.some(isKeptForEver)) return { plan: "active", planAt: null };
  const ongoing = ongoingOf(subscriptions, now);
  if (ongoing !== undefined) {
    const { status, renews, endsAt, paidUntil: planAt } = ongoing;
    if (isUnpaid(status)) return { plan: "past_due", planAt };
    if (status === "paused") return { plan: "paused", planAt };
    if (renews) return { plan: "active", planAt };
    return { plan: endsAt !== null ? "cancelling" : "paused", planAt };
  }
  const kept = lastKeptOf(subscriptions, now);
  const planAt = kept === undefined ? null : keptUntil(kept);
  return planAt !== null && planAt > now ? { plan: "cancelling", planAt } : null;
}

/** The plan from all records, as it is stored; null for a member who never had one. */
export function planOf(
  subscriptions: readonly PaidSubscription[],
  freeTimes: readonly FreeTime[],
  now: Date,
): MemberPlan | null {
  const paid = paidPlanOf(subscriptions, now);
  if (paid !== null) return paid;
  const planAt = proUntil(subscriptions, freeTimes);
  return planAt && { plan: planAt > now ? "free_time" : "ended", planAt };
}
