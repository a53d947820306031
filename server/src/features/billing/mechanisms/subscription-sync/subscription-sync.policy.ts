import { isOngoing, isUnpaid, type SubscriptionStatus } from "#domain/entitlement.ts";
import type { Cause } from "#features/billing/entitlement/entitlement.service.ts";
import type { PaymentRow, SubscriptionRow } from "#features/billing/subscription/subscription.repository.ts";
import type { ProviderReturns } from "#ports/payments/provider-records.port.ts";

type State = Pick<SubscriptionRow, "paidUntil" | "endsAt"> & { readonly status: SubscriptionStatus };
type Payment = Pick<PaymentRow, "id" | "returnedAt" | "disputeLost">;

interface Change {
  readonly before: State | undefined;
  readonly after: State;
  /** The newest paid invoice, before and after. */
  readonly paidBefore: Payment | undefined;
  readonly paidAfter: Payment | undefined;
}

/** The change of a subscription between two syncs, as a cause for the history. */
export function causeOf({ before, after, paidBefore, paidAfter }: Change): Cause["cause"] {
  if (paidAfter?.returnedAt && !(paidBefore?.id === paidAfter.id && paidBefore.returnedAt)) {
    return paidAfter.disputeLost ? "dispute_lost" : "refunded";
  }
  if (before === undefined || before.paidUntil === null) {
    if (after.paidUntil === null) return "read_again";
    return after.status === "trial" || after.status === "bought" ? after.status : "subscribed";
  }
  if (isOngoing(before.status) && !isOngoing(after.status)) return "ended";
  const [wasPastDue, isPastDue] = [isUnpaid(before.status), isUnpaid(after.status)];
  if (wasPastDue !== isPastDue) return isPastDue ? "payment_failed" : "payment_recovered";
  if (after.paidUntil !== null && after.paidUntil > before.paidUntil) return "renewed";
  if (before.endsAt === null && after.endsAt !== null) return "cancelled";
  return before.endsAt !== null && after.endsAt === null ? "resumed" : "read_again";
}

/** Whether our record of the returned part of a payment agrees with the provider. */
export const sameReturns = (
  theirs: ProviderReturns,
  ours: Pick<PaymentRow, "refunded" | "disputeLost" | "dispute">,
): boolean =>
  theirs.refunded === ours.refunded && theirs.dispute === (ours.dispute ?? (ours.disputeLost ? "lost" : null));
