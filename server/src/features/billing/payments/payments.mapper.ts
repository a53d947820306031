import type { ListedPayment, Payment } from "@mindreel/contract/billing/payments";
import type { PaymentRow } from "#features/billing/subscription/subscription.repository.ts";
import type { ListedPaymentRow } from "./payments.repository.ts";

type Shown = Omit<
  PaymentRow,
  "nextTryAt" | "syncNumber" | "returnsSyncNumber" | "returnsSeenAt" | "returnedAt" | "userId"
>;

export const toPayment = (row: Shown): Payment => ({
  id: row.id,
  subscription: row.subscriptionId,
  status: row.providerStatus,
  currency: row.currency,
  amount_due: row.amountDue,
  amount_paid: row.amountPaid,
  refunded: row.refunded,
  // Old rows have no state of the dispute, only whether it was lost.
  dispute: row.dispute ?? (row.disputeLost ? "lost" : null),
  period_start: row.periodStart.toISOString(),
  period_end: row.periodEnd.toISOString(),
  created_at: row.createdAt.toISOString(),
  paid_at: row.paidAt?.toISOString() ?? null,
  invoice_url: row.invoiceUrl,
  number: row.number,
});

/** A member by id and name; null if there is none, or the account was deleted. */
export const toMemberName = (id: number | null, username: string | null) =>
  id === null || username === null ? null : { id, username };

export const toListedPayment = (row: ListedPaymentRow): ListedPayment => ({
  ...toPayment({ ...row, id: row.invoice }),
  member: toMemberName(row.userId, row.username),
});
