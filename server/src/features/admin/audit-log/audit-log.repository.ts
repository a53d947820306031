import type { SQL } from "drizzle-orm";
import { type Db, filteredQuery, limitTo } from "#data/database.ts";
import { countedAtMost, type From, type Listed, pageLimit } from "#data/paging.ts";
import { sql } from "#db/orm.ts";
import type { AuditFilter } from "./audit-log.policy.ts";

export type AuditRow = Listed & {
  at: Date;
  actorId: number | null;
  actor: string | null;
  action: string;
  targetType: string;
  targetId: number;
  target: string | null;
  details: Record<string, string | number>;
};

function conditionsOf({ actor, action, since, before }: AuditFilter): SQL[] {
  return [
    // A subquery instead of a join, so that a single index returns an actor's entries in order.
    ...(actor === undefined ? [] : [sql`a.actor_id = (select id from users where lower(username) = lower(${actor}))`]),
    ...(action === undefined ? [] : [sql`a.action = ${action}`]),
    ...(since === undefined ? [] : [sql`a.at >= ${since}`]),
    ...(before === undefined ? [] : [sql`a.at < ${before}`]),
  ];
}

/** One page and one extra row, newest first, each row with the total count, in one query. */
export function list(db: Db, filter: AuditFilter, from: From): Promise<AuditRow[]> {
  const conditions = conditionsOf(filter);
  const where = sql.join([sql`true`, ...conditions], sql` and `);
  const total =
    conditions.length === 0
      ? sql`(select n from kept_counts where name = 'audit')`
      : sql`(select count(*)::int from (select 1 from audit_log a where ${where} ${limitTo(countedAtMost)}) found)`;
  const after = "key" in from ? sql`and (a.at, a.id) < (${from.key}::timestamptz, ${from.id}::int)` : sql``;
  return filteredQuery<AuditRow>(
    db,
    sql`select a.id, a.at, a.actor_id, u.username as actor, a.action, a.target_type, a.target_id, a.details,
          coalesce(a.details->>'name', t.username) as target,
          a.at::text as sort_key, ${total} as total
        from audit_log a left join users u on u.id = a.actor_id
          left join users t on t.id = a.target_id and a.target_type in ('member', 'superuser')
        where ${where} ${after}
        order by a.at desc, a.id desc ${pageLimit(from)}`,
  );
}
