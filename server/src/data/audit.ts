import type { AuditAction } from "@mindreel/contract/wire/api";
import { auditLog } from "#db/schema/admin.ts";
import type { Db } from "./database.ts";

/**
 * Writes down what the call that is being answered did, in the transaction that does it. Services take it where a
 * superuser's call may come from; what a command or the demo does has no actor and is not written down.
 * @param details what a reader wants to know later; `name` is what the target was called
 */
export interface Audit {
  (tx: Db, targetId: number, details: Details): Promise<void>;
  /** As much at once as a call may change. */
  readonly each: (
    tx: Db,
    entries: readonly { readonly targetId: number; readonly details: Details }[],
  ) => Promise<void>;
}
type Details = Readonly<Record<string, string | number>>;

export type Auditor = (action: AuditAction, actorId: number | null) => Audit;

/** PostgreSQL's JSON takes no half of a surrogate pair, which a text of somebody's may hold. */
const storable = (details: Details): Details =>
  Object.fromEntries(
    Object.entries(details).map(([name, value]) => [name, typeof value === "string" ? value.toWellFormed() : value]),
  );

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
