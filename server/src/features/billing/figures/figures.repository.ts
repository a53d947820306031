import { type Db, hotQuery } from "#data/database.ts";
import { sql } from "#db/orm.ts";

/** What the dashboard wants to know; nothing here counts more than a day's rows. */
export function createFiguresRepository(db: Db) {
  const one = async (query: ReturnType<typeof sql>): Promise<number> =>
    (await hotQuery<{ n: number }>(db, query))[0]?.n ?? 0;

  return {
    /** Subscriptions that were ever paid for; renewals do not count. */
    subscriptionsBought: () => one(sql`select subscriptions_bought as n from sales`),

    /** Members whose first paid period began after a moment. */
    newPayingMembers: (since: Date) =>
      one(sql`
        select count(distinct s.user_id)::int as n from subscriptions s
        where s.first_paid_at > ${since} and not exists (
          select 1 from subscriptions earlier
          where earlier.user_id = s.user_id and earlier.first_paid_at <= ${since})`),
  };
}
