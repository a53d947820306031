import { type Entitled, type FreeTime, freeEnding, isOngoingAt, type PaidTime } from "#domain/entitlement.ts";
import { day } from "#domain/time/units-of-time.ts";

interface Stands {
  readonly subscriptions: readonly (PaidTime & { readonly endsAt: Date | null; readonly needsCard: boolean })[];
  readonly freeTimes: readonly FreeTime[];
  readonly account: Entitled;
}

export interface PlanEnding {
  readonly kind: "free" | "free_over" | "cancelling" | "trial";
  readonly at: Date;
}

/** For how many days before an end, and after it, members are reminded of it. */
const [before, after] = [7 * day, 14 * day];

const within = (ending: PlanEnding, now: Date): boolean => {
  const left = ending.at.getTime() - now.getTime();
  return ending.kind === "free_over" ? left <= 0 && left > -after : left > 0 && left <= before;
};

/** What of a member's plan is about to end, or just has; null if nothing is. */
export function endingOf({ subscriptions, freeTimes, account }: Stands, now: Date): PlanEnding | null {
  const { isSuperuser, proExpiryDate } = account;
  if (isSuperuser || proExpiryDate === null) return null;
  const ongoing = subscriptions.find((each) => isOngoingAt(each, now) && each.returnedAt === null);
  const endsFree = freeEnding(subscriptions, freeTimes) !== null;
  const isFree = ongoing === undefined && endsFree;
  // Free time that goes on after it is what ends.
  const isRunning = ongoing?.status === "active" || ongoing?.status === "trial";
  const isCancelled = isRunning && !ongoing.renews && ongoing.endsAt !== null && !endsFree;
  if (!isFree && !isCancelled) return null;
  const ends = ongoing?.needsCard ? "trial" : "cancelling";
  const kind = isCancelled ? ends : proExpiryDate > now ? "free" : "free_over";
  const ending = { kind, at: proExpiryDate } as const;
  return within(ending, now) ? ending : null;
}

/** Days until an end, begun ones included. */
export const daysLeft = (at: Date, now: Date): number => Math.max(0, Math.ceil((at.getTime() - now.getTime()) / day));
