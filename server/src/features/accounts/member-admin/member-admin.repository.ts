import type { UserFilter } from "@mindreel/contract/accounts/member-admin";
import { pageSize } from "@mindreel/contract/wire/limits";
import type { SQL } from "drizzle-orm";
import { type Db, hotQuery } from "#data/database.ts";
import { and, asc, desc, eq, sql } from "#db/orm.ts";
import { sessions, users } from "#db/schema/accounts.ts";
import { auditLog } from "#db/schema/admin.ts";
import { memberCount, proCount } from "#domain/member-count.ts";
import type { User } from "#features/accounts/members/members.repository.ts";
import { countedAtMost, type From, type Listed } from "#http/input/paging.ts";

/** A type, not an interface: rows must fit an index signature. */
type MemberRow = Listed & {
  username: string;
  email: string;
  date_joined: Date;
  is_superuser: boolean;
  is_active: boolean;
  pro_expiry_date: Date | null;
};

export interface Block {
  readonly at: Date;
  readonly by: string | null;
  readonly reason: string;
}

const columns = sql`u.id, u.username, u.email, u.date_joined, u.is_superuser, u.is_active, u.pro_expiry_date`;

/** Each kind of member with its condition and its kept count; every one has its index. */
const kinds: Record<UserFilter, (now: Date) => { where: SQL; count: SQL }> = {
  super: () => ({ where: sql`u.is_superuser`, count: memberCount("superusers") }),
  blocked: () => ({ where: sql`not u.is_active`, count: memberCount("blocked") }),
  pro: (now) => ({
    where: sql`(u.is_superuser or u.pro_expiry_date > ${now}::timestamptz)`,
    count: proCount(now),
  }),
  free: (now) => ({
    where: sql`not u.is_superuser and (u.pro_expiry_date is null or u.pro_expiry_date <= ${now}::timestamptz)`,
    count: sql`(${memberCount("users")} - ${proCount(now)})`,
  }),
};

/** Beginnings of words, all of them: `ann exam` finds ann.lee@example.com. */
function searchCondition(search: string): SQL {
  const words = search.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu) ?? [];
  const query = words.map((word) => `'${word}':*`).join(" & ");
  return sql`member_words(u.username, u.email, u.first_name, u.last_name, u.full_name)
             @@ to_tsquery('simple', fold_text(${query}))`;
}

interface Wanted {
  readonly search?: string;
  readonly filter?: UserFilter;
}

function conditionOf({ search, filter }: Wanted, now: Date): SQL {
  const conditions = [sql`true`];
  if (filter) conditions.push(kinds[filter](now).where);
  if (search !== undefined) conditions.push(searchCondition(search));
  return sql.join(conditions, sql` and `);
}

/** How many of the newest members are looked through for a search that finds very many. */
const looked = { first: 60, page: 2000, count: 3000 } as const;

export function createMembersRepository(db: Db) {
  /**
   * The next page of a search that finds very many, off the newest members: the index of words would give all of them.
   * A third of the first few must be meant, and then a thousand, beyond which nobody counts.
   * @returns undefined where that is not so, or the page is not full: those that are meant may all be older
   */
  async function amongNewest(where: SQL, after: SQL): Promise<MemberRow[] | undefined> {
    const meant = (limit: number, most: number) => sql`(select count(*) from (select 1 from
      (select * from users as u order by date_joined desc, id desc limit ${limit}::int) u
      where ${where} limit ${most}::int) found)`;
    const rows = await hotQuery<MemberRow>(
      db,
      sql`select ${columns}, u.date_joined::text as sort_key, ${countedAtMost}::int as total
          from (select * from users as u where true ${after} order by date_joined desc, id desc limit ${looked.page}::int) u
          where ${where}
            and case when ${meant(looked.first, looked.first)} * 3 >= ${looked.first}::int
                then ${meant(looked.count, countedAtMost)} = ${countedAtMost}::int else false end
          order by u.date_joined desc, u.id desc limit ${pageSize + 1}`,
    );
    return rows.length > pageSize ? rows : undefined;
  }

  return {
    /**
     * One page of members (and one row more), newest first, with their count: one query. A search costs another one
     * before.
     */
    list: async ({ search, filter }: Wanted, from: From, now: Date): Promise<MemberRow[]> => {
      const kind = filter && kinds[filter](now);
      const where = conditionOf({ ...(search !== undefined && { search }), ...(filter && { filter }) }, now);
      // The words' index first, all that is found: PostgreSQL would else walk the members by date and read every name.
      const found = sql`with found as materialized (select ${columns} from users u where ${where})`;
      const after =
        "key" in from ? sql`and (u.date_joined, u.id) < (${from.key}::timestamptz, ${from.id}::int)` : sql``;
      const skip = "offset" in from ? sql`offset ${from.offset}` : sql``;
      const page = sql`order by u.date_joined desc, u.id desc limit ${pageSize + 1} ${skip}`;
      const straight = "key" in from || from.offset === 0;
      if (search !== undefined && straight) {
        const rows = await amongNewest(where, after);
        if (rows !== undefined) return rows;
      }
      return hotQuery<MemberRow>(
        db,
        search !== undefined
          ? sql`${found} select u.*, u.date_joined::text as sort_key, (select least(count(*), ${countedAtMost}::int)::int from found) as total
                from found u where true ${after} ${page}`
          : sql`select ${columns}, u.date_joined::text as sort_key, ${kind?.count ?? memberCount("users")} as total
                from users u where ${where} ${after} ${page}`,
      );
    },

    /** What a file of members holds, newest first. */
    export: (wanted: Wanted, now: Date) => ({
      columns: [
        ...[
          "id",
          "username",
          "email",
          "email_confirmed_at",
          "first_name",
          "last_name",
          "full_name",
          "phone",
          "country",
        ],
        ...["language", "date_joined", "last_login", "is_superuser", "is_active", "pro_expiry_date", "early_access"],
      ],
      rows: sql`select u.id, u.username, u.email, u.email_confirmed_at, u.first_name, u.last_name, u.full_name, u.phone,
                  u.country, u.language, u.date_joined, u.last_login, u.is_superuser, u.is_active, u.pro_expiry_date,
                  u.early_access
                from users u where ${conditionOf(wanted, now)} order by u.date_joined desc, u.id desc`,
    }),

    /** Locks every superuser who can sign in, always in the same order, so that two blocks come one after the other. */
    lockSuperusers: async (tx: Db): Promise<number[]> => {
      const active = and(eq(users.isSuperuser, true), eq(users.isActive, true));
      const rows = await tx.select({ id: users.id }).from(users).where(active).orderBy(asc(users.id)).for("update");
      return rows.map(({ id }) => id);
    },

    lock: async (tx: Db, id: number): Promise<User | undefined> =>
      (await tx.select().from(users).where(eq(users.id, id)).for("update"))[0],

    /** The latest block of a member: whether it still holds is not asked here. */
    lastBlock: async (db: Db, id: number): Promise<Block | undefined> => {
      const [row] = await db
        .select({
          at: auditLog.at,
          by: users.username,
          reason: sql<string>`coalesce(${auditLog.details} ->> 'reason', '')`,
        })
        .from(auditLog)
        .leftJoin(users, eq(users.id, auditLog.actorId))
        .where(and(eq(auditLog.targetType, "member"), eq(auditLog.targetId, id), eq(auditLog.action, "member.block")))
        .orderBy(desc(auditLog.at), desc(auditLog.id))
        .limit(1);
      return row;
    },

    setActive: async (tx: Db, id: number, isActive: boolean): Promise<void> => {
      await tx.update(users).set({ isActive }).where(eq(users.id, id));
    },

    endSessions: async (tx: Db, id: number): Promise<void> => {
      await tx.delete(sessions).where(eq(sessions.userId, id));
    },
  };
}

export type MembersRepository = ReturnType<typeof createMembersRepository>;
