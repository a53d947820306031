import type { AuditEntry } from "@mindreel/contract/admin/audit-log";
import type { AuditRow } from "./audit-log.repository.ts";

export function toAuditEntry(row: AuditRow): AuditEntry {
  const { id, at, actorId, actor, action, targetType, targetId, target, details } = row;
  return {
    id,
    at: at.toISOString(),
    actor_id: actorId,
    actor,
    action,
    target_type: targetType,
    target_id: targetId,
    target,
    details,
  };
}
