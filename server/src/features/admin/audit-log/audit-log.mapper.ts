import type { AuditEntry } from "@mindreel/contract/admin/audit-log";
import type { AuditRow } from "./audit-log.repository.ts";

export function toAuditEntry(row: AuditRow): AuditEntry {
  const { id, at, actor_id, actor, action, target_type, target_id, target, details } = row;
  return { id, at: at.toISOString(), actor_id, actor, action, target_type, target_id, target, details };
}
