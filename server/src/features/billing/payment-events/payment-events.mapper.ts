import type { PaymentEvent } from "@mindreel/contract/billing/payment-events";
import { toMemberName } from "#features/billing/payments/payments.mapper.ts";
import type { ListedEvent } from "./payment-events.repository.ts";

export const toPaymentEvent = (row: ListedEvent): PaymentEvent => ({
  id: row.event,
  type: row.type,
  object: row.objectId,
  member: toMemberName(row.userId, row.username),
  state: row.state,
  note: row.note,
  attempts: row.attempts,
  created_at: row.createdAt.toISOString(),
  received_at: row.receivedAt.toISOString(),
  handled_at: row.handledAt?.toISOString() ?? null,
});
