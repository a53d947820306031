import type { PaymentEvent } from "@mindreel/contract/billing/payment-events";
import type { Difference, Reconciliation } from "@mindreel/contract/billing/reconciliation";
import type { ListedEvent } from "#features/billing/payment-events/payment-events.repository.ts";
import type { DifferenceRow } from "./reconciliation.repository.ts";
import type { ReconciliationService } from "./reconciliation.service.ts";

const toMember = (id: number | null, username: string | null) =>
  id === null || username === null ? null : { id, username };

const toDifference = (row: DifferenceRow): Difference => ({
  id: row.id,
  kind: row.kind,
  subscription: row.subscriptionId,
  member: toMember(row.userId, row.username),
  ours: row.ours,
  theirs: row.theirs,
  healing: row.healFor !== null,
  healed_at: row.healedAt?.toISOString() ?? null,
  note: row.note,
});

export function toReconciliation(state: Awaited<ReturnType<ReconciliationService["state"]>>): Reconciliation {
  const { running, last } = state;
  if (last === undefined) return { running, last: null };
  const { id, startedAt, endedAt, compared, failure } = last.run;
  return {
    running,
    last: {
      id,
      started_at: startedAt.toISOString(),
      ended_at: (endedAt ?? startedAt).toISOString(),
      compared,
      failure,
      open: last.open,
      differences: last.differences.map(toDifference),
    },
  };
}

export const toPaymentEvent = (row: ListedEvent): PaymentEvent => ({
  id: row.event,
  type: row.type,
  object: row.objectId,
  member: toMember(row.userId, row.username),
  state: row.state,
  note: row.note,
  attempts: row.attempts,
  created_at: row.createdAt.toISOString(),
  received_at: row.receivedAt.toISOString(),
  handled_at: row.handledAt?.toISOString() ?? null,
});
