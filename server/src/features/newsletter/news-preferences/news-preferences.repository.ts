import { type Db, hotQuery } from "#data/database.ts";
import { sql } from "#db/orm.ts";

/** The member's choice; without one, whether their address is signed up. */
export async function wanted(db: Db, userId: number): Promise<boolean> {
  const [row] = await hotQuery<{ wanted: boolean }>(
    db,
    sql`select coalesce((select p.wanted from news_preferences p where p.user_id = u.id),
          exists (select from subscribers s where lower(s.secondary_email) = lower(u.email)
            and s.unsubscribed_at is null)) as wanted
        from users u where u.id = ${userId}`,
  );
  return row?.wanted ?? false;
}

/** Does nothing if the account is gone. */
export const setWanted = (tx: Db, userId: number, now: Date) =>
  hotQuery(
    tx,
    sql`insert into news_preferences (user_id, wanted, changed_at)
        select id, true, ${now}::timestamptz from users where id = ${userId}
        on conflict (user_id) do update set wanted = true, changed_at = excluded.changed_at`,
  );

/** The member's address, if it is certain that it is theirs. */
export async function confirmedEmail(tx: Db, userId: number): Promise<string | undefined> {
  const [row] = await hotQuery<{ email: string }>(
    tx,
    sql`select email from users where id = ${userId} and email_confirmed_at is not null`,
  );
  return row?.email;
}
