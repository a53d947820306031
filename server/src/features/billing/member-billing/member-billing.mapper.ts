import type { EntitlementEntry, FreeTime, MemberBilling } from "@mindreel/contract/billing/member-billing";
import type { FreeTimeRow, HistoryRow } from "#features/billing/entitlement/entitlement.repository.ts";
import { toPayment } from "#features/billing/payments/payments.mapper.ts";
import { toRefund } from "#features/billing/refunds/refunds.mapper.ts";
import { type Stands, toStanding } from "#features/billing/subscription/subscription.mapper.ts";
import type { MemberBillingService } from "./member-billing.service.ts";

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
  access_until: row.proUntil?.toISOString() ?? null,
});

/** When the newest failed renewal is charged again. */
const nextTryOf = ({ payments }: Pick<Stands, "payments">): string | null =>
  payments
    .find(({ paidAt, providerStatus }) => paidAt === null && providerStatus === "open")
    ?.nextTryAt?.toISOString() ?? null;

export function toMemberBilling(billing: Awaited<ReturnType<MemberBillingService["of"]>>, now: Date): MemberBilling {
  return {
    standing: toStanding(billing, now),
    customer: billing.customerId ?? null,
    payments: billing.payments.map(toPayment),
    next_try: nextTryOf(billing),
    refunds: billing.refunds.map(toRefund),
    free_time: billing.freeTimes.map(toFreeTime),
    history: billing.history.map(toEntitlementEntry),
  };
}

export const toProUntil = (until: Date | null) => ({ pro_until: until?.toISOString() ?? null });
