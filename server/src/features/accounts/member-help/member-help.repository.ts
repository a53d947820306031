import type { AuditAction } from "@mindreel/contract/api";
import { type Db, hotQuery } from "#data/database.ts";
import { sql } from "#db/orm.ts";

/** Whether the audit log has an action about a member since a moment. */
export async function doneSince(db: Db, action: AuditAction, id: number, since: Date): Promise<boolean> {
  const rows = await hotQuery<{ found: boolean }>(
    db,
    sql`select exists (select from audit_log where target_type = 'member' and target_id = ${id}::int
          and action = ${action} and at > ${since}::timestamptz) as found`,
  );
  return rows[0]?.found === true;
}
