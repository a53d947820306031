import type { PlanState, UserFilter } from "@mindreel/contract/accounts/member-admin";
import { pageSize } from "@mindreel/contract/plain/limits";
import type { SQL } from "drizzle-orm";
import { type Db, hotQuery } from "#data/database.ts";
import { countedAtMost, type From, type Listed } from "#data/paging.ts";
import { sql } from "#db/orm.ts";
import { isNotProSql, isProSql } from "#domain/entitlement.ts";
import { memberCount, proCount } from "#domain/member-count.ts";
import { memberSearch } from "#members/member-search.ts";

/** A type, not an interface, because `hotQuery` wants rows that fit an index signature. */
export type MemberRow = Listed & {
  username: string;
  email: string;
  dateJoined: Date;
  isSuperuser: boolean;
  isActive: boolean;
  proExpiryDate: Date | null;
  plan: PlanState | null;
  planAt: Date | null;
  lastLogin: Date | null;
};

export interface Block {
  readonly at: Date;
  /** The superuser's username; null if that account is deleted. */
  readonly by: string | null;
  /** Empty if none was given. */
  readonly reason: string;
}

const columns = sql`u.id, u.username, u.email, u.date_joined, u.is_superuser, u.is_active, u.pro_expiry_date,
  u.plan, u.plan_at, u.last_login`;

/** The condition and the count of each filter. Every condition has an index. */
const kinds: Record<UserFilter, (now: Date) => { where: SQL; count: SQL }> = {
  super: () => ({ where: sql`u.is_superuser`, count: memberCount("superusers") }),
  blocked: () => ({ where: sql`not u.is_active`, count: memberCount("blocked") }),
  pro: (now) => ({ where: isProSql(now), count: proCount(now) }),
  free: (now) => ({ where: isNotProSql(now), count: sql`(${memberCount("users")} - ${proCount(now)})` }),
};

export interface MemberSelection {
  readonly search?: string;
  readonly filter?: UserFilter;
  readonly plan?: PlanState;
}

function conditionOf({ search, filter, plan }: MemberSelection, now: Date): SQL {
  const conditions = [sql`true`];
  if (plan) conditions.push(sql`u.plan = ${plan}`);
  if (filter) conditions.push(kinds[filter](now).where);
  if (search !== undefined) conditions.push(memberSearch(search));
  return sql.join(conditions, sql` and `);
}

/** How many members `searchNewest` scans. */
const scanned = { sample: 60, page: 2000, count: 3000 } as const;

/**
 * A page of a search that matches very many members. The word index would return all of them, so this scans the newest
 * members by date instead. It applies only if a third of a small sample and a thousand of the scanned members match;
 * the count stops at a thousand.
 * @returns undefined if it does not apply, or if the page is not full, because the other matches may be older
 */
async function searchNewest(db: Db, where: SQL, after: SQL): Promise<MemberRow[] | undefined> {
  const matches = (limit: number, most: number) => sql`(select count(*) from (select 1 from
      (select * from users as u order by date_joined desc, id desc limit ${limit}::int) u
      where ${where} limit ${most}::int) found)`;
  const rows = await hotQuery<MemberRow>(
    db,
    sql`select ${columns}, u.date_joined::text as sort_key, ${countedAtMost}::int as total
        from (select * from users as u where true ${after} order by date_joined desc, id desc limit ${scanned.page}::int) u
        where ${where}
          and case when ${matches(scanned.sample, scanned.sample)} * 3 >= ${scanned.sample}::int
              then ${matches(scanned.count, countedAtMost)} = ${countedAtMost}::int else false end
        order by u.date_joined desc, u.id desc limit ${pageSize + 1}`,
  );
  return rows.length > pageSize ? rows : undefined;
}

/** One page of members, newest first, with their count, and one extra row that reveals a next page. */
export async function list(db: Db, selection: MemberSelection, from: From, now: Date): Promise<MemberRow[]> {
  const { search, filter, plan } = selection;
  const where = conditionOf(selection, now);
  const after = "key" in from ? sql`and (u.date_joined, u.id) < (${from.key}::timestamptz, ${from.id}::int)` : sql``;
  const skip = "offset" in from ? sql`offset ${from.offset}` : sql``;
  const page = sql`order by u.date_joined desc, u.id desc limit ${pageSize + 1} ${skip}`;
  if (search === undefined) {
    const some = sql`(select count(*)::int from (select 1 from users u where ${where} limit ${countedAtMost}::int) found)`;
    const kind = filter === undefined ? memberCount("users") : kinds[filter](now).count;
    const total = plan === undefined ? kind : some;
    return hotQuery<MemberRow>(
      db,
      sql`select ${columns}, u.date_joined::text as sort_key, ${total} as total
          from users u where ${where} ${after} ${page}`,
    );
  }
  if ("key" in from || from.offset === 0) {
    const rows = await searchNewest(db, where, after);
    if (rows !== undefined) return rows;
  }
  // Materialized so that PostgreSQL uses the word index first; otherwise it scans all members by date.
  return hotQuery<MemberRow>(
    db,
    sql`with found as materialized (select ${columns} from users u where ${where})
        select u.*, u.date_joined::text as sort_key,
          (select least(count(*), ${countedAtMost}::int)::int from found) as total
        from found u where true ${after} ${page}`,
  );
}

/** The columns and rows of an export, newest first. */
export function exportOf(selection: MemberSelection, now: Date): { columns: readonly string[]; rows: SQL } {
  return {
    columns: [
      ...["id", "username", "email", "email_confirmed_at", "first_name", "last_name", "full_name", "phone", "country"],
      ...["language", "date_joined", "last_login", "is_superuser", "is_active", "pro_expiry_date", "early_access"],
    ],
    rows: sql`select u.id, u.username, u.email, u.email_confirmed_at, u.first_name, u.last_name, u.full_name, u.phone,
                u.country, u.language, u.date_joined, u.last_login, u.is_superuser, u.is_active, u.pro_expiry_date,
                u.early_access
              from users u where ${conditionOf(selection, now)} order by u.date_joined desc, u.id desc`,
  };
}

/**
 * Locks every superuser who can sign in, in id order, so that concurrent calls wait for one another.
 * @returns their ids
 */
export async function lockSuperusers(tx: Db): Promise<number[]> {
  const rows = await hotQuery<{ id: number }>(
    tx,
    sql`select id from users where is_superuser and is_active order by id for update`,
  );
  return rows.map(({ id }) => id);
}

/** The latest block in the audit log, lifted or not. */
export async function lastBlock(db: Db, id: number): Promise<Block | undefined> {
  const [row] = await hotQuery<Block>(
    db,
    sql`select a.at, u.username as by, coalesce(a.details ->> 'reason', '') as reason
        from audit_log a left join users u on u.id = a.actor_id
        where a.target_type = 'member' and a.target_id = ${id} and a.action = 'member.block'
        order by a.at desc, a.id desc limit 1`,
  );
  return row;
}
