import type { AuditAction } from "@mindreel/contract/api";
import { auditLog } from "#db/schema/admin.ts";
import { storable } from "#domain/storable.ts";
import type { Db } from "./database.ts";

/**
 * Writes an entry to the audit log, in the transaction that it records. Services take one if a superuser's call may
 * lead to them; commands and the demo have no actor and write none.
 * @param details for readers of the log; `name` is the target's name at the time
 */
export interface Audit {
  (tx: Db, targetId: number, details: Details): Promise<void>;
  /** Writes a batch of entries. */
  readonly each: (
    tx: Db,
    entries: readonly { readonly targetId: number; readonly details: Details }[],
  ) => Promise<void>;
}
type Details = Readonly<Record<string, string | number>>;

export type Auditor = (action: AuditAction, actorId: number | null) => Audit;

export function createAuditor(clock: () => Date): Auditor {
  return (action, actorId) => {
    const targetType = action.slice(0, action.indexOf("."));
    const each: Audit["each"] = async (tx, entries) => {
      if (entries.length === 0) return;
      const at = clock();
      await tx.insert(auditLog).values(
        entries.map(({ targetId, details }) => ({
          ...{ at, actorId, action, targetType, targetId },
          details: storable(details),
        })),
      );
    };
    const one = (tx: Db, targetId: number, details: Details) => each(tx, [{ targetId, details }]);
    return Object.assign(one, { each });
  };
}
