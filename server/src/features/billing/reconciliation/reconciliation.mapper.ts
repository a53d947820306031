import type { Difference, Reconciliation } from "@mindreel/contract/billing/reconciliation";
import { toMemberName } from "#features/billing/payments/payments.mapper.ts";
import type { DifferenceRow } from "./reconciliation.repository.ts";
import type { ReconciliationService } from "./reconciliation.service.ts";

const toDifference = (row: DifferenceRow): Difference => ({
  id: row.id,
  kind: row.kind,
  subscription: row.subscriptionId,
  member: toMemberName(row.userId, row.username),
  ours: row.ours,
  theirs: row.theirs,
  healing: row.healFor !== null,
  healed_at: row.healedAt?.toISOString() ?? null,
  healed_by_itself: row.healedByItself,
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
