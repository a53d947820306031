import type { SQL } from "drizzle-orm";
import { type Db, hotQuery } from "#data/database.ts";
import { sql } from "#db/orm.ts";

const number = async (db: Db, query: SQL): Promise<number> => (await hotQuery<{ n: number }>(db, query))[0]?.n ?? 0;

/** Subscriptions that were ever paid for; renewals do not count. */
export const subscriptionsBought = (db: Db): Promise<number> =>
  number(db, sql`select subscriptions_bought as n from sales`);

/** Members whose first paid period began after `since`. Reads recent rows through an index, never the whole table. */
export const newPayingMembers = (db: Db, since: Date): Promise<number> =>
  number(
    db,
    sql`
      select count(distinct s.user_id)::int as n from subscriptions s
      where s.first_paid_at > ${since} and not exists (
        select 1 from subscriptions earlier
        where earlier.user_id = s.user_id and earlier.first_paid_at <= ${since})`,
  );

/** Members whose paid time runs; trials are not paid for. */
export const payingMembers = (db: Db, now: Date): Promise<number> =>
  number(
    db,
    sql`select count(distinct user_id)::int as n from subscriptions
        where paid_until > ${now}::timestamptz and first_paid_at is not null`,
  );
