import { type Db, hotQuery } from "#data/database.ts";
import { sql } from "#db/orm.ts";
import { memberCount, proCount } from "#domain/member-count.ts";

/** All members, and those who are pro. */
export async function memberCounts(db: Db, now: Date): Promise<{ users: number; pro: number }> {
  const [row] = await hotQuery<{ users: number; pro: number }>(
    db,
    sql`select ${memberCount("users")} as users, ${proCount(now)} as pro`,
  );
  if (row === undefined) throw new Error("a select without from returned no row");
  return row;
}
