import { type Db, hotQuery } from "#data/database.ts";
import { sql } from "#db/orm.ts";

/** The recipient of a previewed mail. @returns undefined if the account is gone */
export async function readerOf(db: Db, userId: number): Promise<{ email: string; username: string } | undefined> {
  const [row] = await hotQuery<{ email: string; username: string }>(
    db,
    sql`select email, username from users where id = ${userId}`,
  );
  return row;
}
