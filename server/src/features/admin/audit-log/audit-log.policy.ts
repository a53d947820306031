import type { AuditQuery } from "@mindreel/contract/admin/audit-log";
import { day } from "#domain/time/units-of-time.ts";

export interface AuditFilter {
  /** A username. */
  readonly actor?: string;
  readonly action?: string;
  readonly since?: Date;
  readonly before?: Date;
}

const startOf = (date: string) => new Date(`${date}T00:00:00Z`);

/** The filter of a query. `from` and `to` are UTC days, both included. */
export const auditFilter = ({ actor, action, from, to }: AuditQuery): AuditFilter => ({
  ...(actor && { actor }),
  ...(action && { action }),
  ...(from && { since: startOf(from) }),
  ...(to && { before: new Date(startOf(to).getTime() + day) }),
});
