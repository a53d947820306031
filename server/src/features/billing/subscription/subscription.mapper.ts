import type { EntitlementEntry, FreeTime, Payment } from "@mindreel/contract/billing/member-billing";
import type { Standing } from "@mindreel/contract/billing/subscription";
import type { entitlementHistory, freeTime } from "#db/schema/billing.ts";
import { isPastDue, isRunning, keptUntil } from "#domain/entitlement.policy.ts";
import type { HeldSubscription, PaymentRow } from "./subscription.repository.ts";

interface Holder {
  readonly isSuperuser: boolean;
  readonly proExpiryDate: Date | null;
}

function stateOf(running: HeldSubscription | undefined, paidUntil: Date | null, holder: Holder, now: Date) {
  if (holder.isSuperuser) return "superuser";
  if (running !== undefined) {
    if (isPastDue(running.status)) return "past_due";
    if (running.endsAt !== null) return "cancelling";
    return running.renews ? "active" : "paused";
  }
  if (paidUntil !== null && paidUntil > now) return "cancelling";
  return holder.proExpiryDate !== null && holder.proExpiryDate > now ? "free" : "none";
}

/** Where a member stands, from their subscriptions (the newest first). */
export function toStanding(subscriptions: readonly HeldSubscription[], holder: Holder, now: Date): Standing {
  const running = subscriptions.find(({ status }) => isRunning(status));
  const [newest] = subscriptions;
  const paidUntil = running !== undefined ? running.paidUntil : newest !== undefined ? keptUntil(newest) : null;
  return {
    state: stateOf(running, paidUntil, holder, now),
    pro_until: holder.proExpiryDate?.toISOString() ?? null,
    paid_until: paidUntil?.toISOString() ?? null,
    pay_url: running?.payUrl ?? null,
    portal: subscriptions.length > 0,
  };
}

export function toPayment(row: PaymentRow): Payment {
  return {
    id: row.id,
    subscription: row.subscriptionId,
    status: row.status,
    currency: row.currency,
    amount_due: row.amountDue,
    amount_paid: row.amountPaid,
    refunded: row.refunded,
    dispute_lost: row.disputeLost,
    period_start: row.periodStart.toISOString(),
    period_end: row.periodEnd.toISOString(),
    created_at: row.createdAt.toISOString(),
    paid_at: row.paidAt?.toISOString() ?? null,
    invoice_url: row.invoiceUrl,
  };
}

export function toFreeTime(row: typeof freeTime.$inferSelect): FreeTime {
  return {
    id: row.id,
    kind: row.kind,
    days: row.days,
    granted_at: row.grantedAt.toISOString(),
    reason: row.reason,
    revoked_at: row.revokedAt?.toISOString() ?? null,
  };
}

export function toEntitlementEntry(row: typeof entitlementHistory.$inferSelect): EntitlementEntry {
  return {
    id: row.id,
    at: row.at.toISOString(),
    cause: row.cause,
    source: row.source,
    event: row.eventId,
    actor: row.actorId,
    pro_until_before: row.proUntilBefore?.toISOString() ?? null,
    pro_until: row.proUntil?.toISOString() ?? null,
  };
}
