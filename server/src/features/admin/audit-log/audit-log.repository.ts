import type { AuditQuery } from "@mindreel/contract/admin/audit-log";
import { pageSize } from "@mindreel/contract/wire/limits";
import type { SQL } from "drizzle-orm";
import { type Db, hotQuery } from "#data/database.ts";
import { sql } from "#db/orm.ts";
import { countedAtMost, type From, type Listed } from "#http/input/paging.ts";

export type AuditRow = Listed & {
  at: Date;
  actor_id: number | null;
  actor: string | null;
  action: string;
  target_type: string;
  target_id: number;
  target: string | null;
  details: Record<string, string | number>;
};

interface AuditFilter {
  /** A username. */
  readonly actor?: string;
  readonly action?: string;
  readonly since?: Date;
  readonly before?: Date;
}

const startOf = (day: string) => new Date(`${day}T00:00:00Z`);

export function toFilter({ actor, action, from, to }: AuditQuery): AuditFilter {
  return {
    ...(actor && { actor }),
    ...(action && { action }),
    ...(from && { since: startOf(from) }),
    ...(to && { before: new Date(startOf(to).getTime() + 86_400_000) }),
  };
}

function conditionsOf({ actor, action, since, before }: AuditFilter): SQL[] {
  return [
    // As a value, so that one index gives an actor's entries in their order.
    ...(actor === undefined ? [] : [sql`a.actor_id = (select id from users where lower(username) = lower(${actor}))`]),
    ...(action === undefined ? [] : [sql`a.action = ${action}`]),
    ...(since === undefined ? [] : [sql`a.at >= ${since}`]),
    ...(before === undefined ? [] : [sql`a.at < ${before}`]),
  ];
}

export function createAuditRepository(db: Db) {
  return {
    /** One page (and one row more), newest first, with the count: one query. */
    list: (filter: AuditFilter, from: From): Promise<AuditRow[]> => {
      const conditions = conditionsOf(filter);
      const where = sql.join([sql`true`, ...conditions], sql` and `);
      const total =
        conditions.length === 0
          ? sql`(select n from kept_counts where name = 'audit')`
          : sql`(select count(*)::int from (select 1 from audit_log a where ${where} limit ${countedAtMost}) found)`;
      const after = "key" in from ? sql`and (a.at, a.id) < (${from.key}::timestamptz, ${from.id}::int)` : sql``;
      const skip = "offset" in from ? sql`offset ${from.offset}` : sql``;
      return hotQuery<AuditRow>(
        db,
        sql`select a.id, a.at, a.actor_id, u.username as actor, a.action, a.target_type, a.target_id, a.details,
              coalesce(a.details->>'name', t.username) as target,
              a.at::text as sort_key, ${total} as total
            from audit_log a left join users u on u.id = a.actor_id
              left join users t on t.id = a.target_id and a.target_type in ('member', 'superuser')
            where ${where} ${after}
            order by a.at desc, a.id desc limit ${pageSize + 1} ${skip}`,
      );
    },
  };
}

export type AuditRepository = ReturnType<typeof createAuditRepository>;
