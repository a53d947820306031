import type { AuditEntry } from "@mindreel/contract/admin";
import type { AuditRow } from "./audit.repository.ts";

export function toAuditEntry(row: AuditRow): AuditEntry {
  const { id, at, actor_id, actor, action, target_type, target_id, target, details } = row;
  return { id, at: at.toISOString(), actor_id, actor, action, target_type, target_id, target, details };
}
