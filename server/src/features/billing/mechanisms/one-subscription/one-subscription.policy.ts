import { createHash } from "node:crypto";
import { isOngoingAt, isStopped, isUnpaid } from "#domain/entitlement.ts";
import type { MemberSubscription } from "#features/billing/subscription/subscription.service.ts";

/** Whether it runs: it charges by itself, or may be paid, and what was paid for it was not returned. */
const runs = (each: MemberSubscription, now: Date): boolean =>
  isOngoingAt(each, now) && !isStopped(each) && each.returnedAt === null;

/** The subscriptions that run, the one that stays first: one that is paid, then the one that began first. */
export const runningAt = (all: readonly MemberSubscription[], now: Date): MemberSubscription[] =>
  all
    .filter((each) => runs(each, now))
    .toSorted(
      (a, b) =>
        Number(isUnpaid(a.status)) - Number(isUnpaid(b.status)) ||
        a.startedAt.getTime() - b.startedAt.getTime() ||
        (a.id < b.id ? -1 : 1),
    );

/** The id of the refund of a payment for a second subscription: the same each time. */
export function refundIdOf(paymentId: string): string {
  const hex = createHash("sha256").update(`second subscription ${paymentId}`).digest("hex");
  const [a, b, c, d, e] = [hex.slice(0, 8), hex.slice(8, 12), hex.slice(13, 16), hex.slice(17, 20), hex.slice(20, 32)];
  return `${a}-${b}-8${c}-8${d}-${e}`;
}
