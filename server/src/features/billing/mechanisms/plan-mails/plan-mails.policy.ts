import {
  freeEnding,
  isKeptForEver,
  isOngoing,
  isOngoingAt,
  type PaidTime,
  type SubscriptionStatus,
} from "#domain/entitlement.ts";
import { day } from "#domain/time/units-of-time.ts";
import type { FreeTimeRow } from "#features/billing/entitlement/entitlement.repository.ts";
import type { PlanMailKind } from "./plan-mails.repository.ts";

/** What a mail is about: each pair goes to a member once. */
export interface PlanMail {
  readonly kind: PlanMailKind;
  readonly about: string;
}

export const freeTimeKinds = ["free_time_ends", "free_time_ends_soon", "free_time_ended"] as const;
export type FreeTimeKind = (typeof freeTimeKinds)[number];
export const isFreeTimeKind = (kind: PlanMailKind): kind is FreeTimeKind => freeTimeKinds.some((each) => each === kind);

export const trialKinds = ["trial_charges", "trial_charges_soon", "trial_ends"] as const;
export type TrialKind = (typeof trialKinds)[number];
export const isTrialKind = (kind: PlanMailKind): kind is TrialKind => trialKinds.some((each) => each === kind);

/** When a mail about the end of a trial is planned: the same, after that end. */
export const trialWindows: Readonly<Record<TrialKind, { readonly from: number; readonly until: number }>> = {
  trial_charges: { from: -7 * day, until: -3 * day },
  trial_charges_soon: { from: -2 * day, until: 0 },
  trial_ends: { from: -2 * day, until: 0 },
};

/**
 * When a mail is planned, in milliseconds after the end of the free time. A server that was off does not make up for
 * more: nobody wants to read a week later that something ended.
 */
export const windows: Readonly<Record<FreeTimeKind, { readonly from: number; readonly until: number }>> = {
  free_time_ends: { from: -7 * day, until: -2 * day },
  free_time_ends_soon: { from: -day, until: 0 },
  free_time_ended: { from: 0, until: 2 * day },
};

interface Subscribed extends PaidTime {
  readonly endsAt: Date | null;
  readonly needsCard: boolean;
}

/** Whether a subscription gives its member time, or may again. */
export const runsAt = (subscription: Subscribed, now: Date): boolean =>
  isOngoingAt(subscription, now) && subscription.returnedAt === null;

/** The same, or bought for ever. */
export const isHeldAt = (subscription: Subscribed, now: Date): boolean =>
  runsAt(subscription, now) || isKeptForEver(subscription);

/** When a member's free time ends with which they stop being pro, unless a subscription is still running. */
export function freeEndOf(
  {
    subscriptions,
    freeTimes,
  }: { readonly subscriptions: readonly Subscribed[]; readonly freeTimes: readonly FreeTimeRow[] },
  now: Date,
): { readonly from: Date; readonly to: Date } | null {
  return subscriptions.some((each) => runsAt(each, now)) ? null : freeEnding(subscriptions, freeTimes);
}

/** Whether somebody who was just given some days is not told at once that they end. */
export const isDue = (
  kind: FreeTimeKind,
  { from, to }: { readonly from: Date; readonly to: Date },
  now: Date,
): boolean => {
  const [begin, end] = [to.getTime() + windows[kind].from, to.getTime() + windows[kind].until];
  return now.getTime() >= begin && now.getTime() < end && from.getTime() < begin;
};

interface State {
  readonly status: SubscriptionStatus;
  readonly paidUntil: Date | null;
  readonly renews: boolean;
  readonly endsAt: Date | null;
  readonly needsCard: boolean;
}

/** Until when it was cancelled; null if it goes on, is stopped, or is over, or only needs a card. */
const cancelledFor = ({ status, renews, endsAt, needsCard }: State): string | null =>
  isOngoing(status) && !renews && !needsCard && endsAt !== null ? endsAt.toISOString() : null;

/** What a sync has changed that the member hears of by mail. */
export function mailsAfter(id: string, before: State | undefined, after: State): readonly PlanMail[] {
  if (
    (isOngoing(after.status) || after.status === "bought") &&
    after.paidUntil !== null &&
    (before?.paidUntil ?? null) === null
  )
    return [{ kind: after.status === "trial" ? "trial_begun" : "subscription_begun", about: id }];
  if (before === undefined) return [];
  if (isOngoing(before.status) && after.status === "ended") return [{ kind: "subscription_ended", about: id }];
  const [was, is] = [cancelledFor(before), cancelledFor(after)];
  if (was === null && is !== null) return [{ kind: "subscription_cancelled", about: `${id} ${is}` }];
  if (was !== null && is === null && after.renews) return [{ kind: "subscription_resumed", about: `${id} ${was}` }];
  return [];
}

/** The opposite of a mail about the same end: after it, the first may be sent again. */
export const opposites: Partial<Record<PlanMailKind, PlanMailKind>> = {
  subscription_cancelled: "subscription_resumed",
  subscription_resumed: "subscription_cancelled",
};

/** Whether a subscription still stands as the mail about its change says. */
export function stillFits(
  kind: "subscription_cancelled" | "subscription_resumed" | "subscription_ended",
  subscription: Subscribed,
  now: Date,
): boolean {
  const runs = runsAt(subscription, now);
  if (kind === "subscription_ended") return !runs;
  return runs && (kind === "subscription_resumed" ? subscription.renews : cancelledFor(subscription) !== null);
}
