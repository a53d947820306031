import { type Db, hotQuery } from "#data/database.ts";
import { sql } from "#db/orm.ts";
import { latestPast } from "#domain/time/clock.ts";

interface RecordedRow {
  readonly checkoutBegun: boolean;
  readonly status: string | null;
  readonly paidUntil: Date | null;
}

/** One row per subscription of a member, or one row without any; no row for a member who never began to pay. */
export const recorded = (db: Db, userId: number): Promise<RecordedRow[]> =>
  hotQuery<RecordedRow>(
    db,
    sql`select s.status, s.paid_until, exists (
          select from checkouts k where k.user_id = c.user_id and k.open and k.session_id is not null) as checkout_begun
        from customers c left join subscriptions s on s.user_id = c.user_id
        where c.user_id = ${userId}`,
  );

/**
 * Records that the provider is queried about a member now.
 * @returns the customer; undefined if there is none, or if the last query was after `before`
 */
export async function claim(db: Db, userId: number, before: Date, now: Date): Promise<string | undefined> {
  const [claimed] = await hotQuery<{ customerId: string }>(
    db,
    sql`update customers set asked_at = ${now}
        where user_id = ${userId} and (asked_at is null or asked_at <= ${before} or asked_at > ${latestPast(now)})
        returning customer_id`,
  );
  return claimed?.customerId;
}

/** Lets the provider be queried about a member at once, whenever the last query was. */
export async function release(db: Db, userId: number): Promise<void> {
  await hotQuery(db, sql`update customers set asked_at = null where user_id = ${userId}`);
}
