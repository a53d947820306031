import { type Db, hotQuery, limitTo } from "#data/database.ts";
import { sql } from "#db/orm.ts";

/** When a mail or push is due, with one row per member. */
export type DueTable = "notice_mails" | "notice_pushes";

/** Locks the next members who are due, so that only one server notifies each. */
export async function takeDue(tx: Db, table: DueTable, now: Date, most: number): Promise<number[]> {
  const rows = await hotQuery<{ userId: number }>(
    tx,
    sql`select user_id from ${sql.raw(table)} where due_at <= ${now}::timestamptz
        order by due_at, user_id ${limitTo(most)} for update skip locked`,
  );
  return rows.map(({ userId }) => userId);
}

export const postpone = (tx: Db, table: DueTable, until: ReadonlyMap<number, Date>) =>
  hotQuery(
    tx,
    sql`update ${sql.raw(table)} m set due_at = u.due_at
        from unnest(${sql.param([...until.keys()])}::int[], ${sql.param([...until.values()])}::timestamptz[]) u (user_id, due_at)
        where m.user_id = u.user_id`,
  );
