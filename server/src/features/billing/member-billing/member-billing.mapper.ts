import type { EntitlementEntry, FreeTime, MemberBilling, Payment } from "@mindreel/contract/billing/member-billing";
import type { FreeTimeRow, HistoryRow } from "#features/billing/entitlement/entitlement.repository.ts";
import { toStanding } from "#features/billing/subscription/subscription.mapper.ts";
import type { PaymentRow } from "#features/billing/subscription/subscription.repository.ts";
import type { MemberBillingService } from "./member-billing.service.ts";

const toPayment = (row: PaymentRow): Payment => ({
  id: row.id,
  subscription: row.subscriptionId,
  status: row.providerStatus,
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
});

const toFreeTime = (row: FreeTimeRow): FreeTime => ({
  id: row.id,
  kind: row.kind,
  days: row.days,
  granted_at: row.grantedAt.toISOString(),
  reason: row.reason,
  revoked_at: row.revokedAt?.toISOString() ?? null,
});

const toEntitlementEntry = (row: HistoryRow): EntitlementEntry => ({
  id: row.id,
  at: row.at.toISOString(),
  cause: row.cause,
  source: row.source,
  event: row.eventId,
  actor: row.actorId,
  pro_until: (row.shownUntil ?? row.proUntil)?.toISOString() ?? null,
});

export function toMemberBilling(billing: Awaited<ReturnType<MemberBillingService["of"]>>, now: Date): MemberBilling {
  return {
    standing: toStanding(billing, now),
    customer: billing.customerId ?? null,
    payments: billing.payments.map(toPayment),
    free_time: billing.freeTimes.map(toFreeTime),
    history: billing.history.map(toEntitlementEntry),
  };
}

export const toProUntil = (until: Date | null) => ({ pro_until: until?.toISOString() ?? null });

/** A member by id and name; null where there is none here, or no longer. */
export const toMemberName = (id: number | null, username: string | null) =>
  id === null || username === null ? null : { id, username };
