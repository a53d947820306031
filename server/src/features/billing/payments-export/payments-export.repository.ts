import type { SQL } from "drizzle-orm";
import { sql } from "#db/orm.ts";

/** The columns of the file, in order. */
export const paymentColumns = [
  ...["invoice", "created_at", "paid_at", "status", "currency", "due", "paid", "refunded", "lost_to_dispute"],
  ...["period_start", "period_end", "subscription", "member_id", "username", "email"],
] as const;

/** From the first day to the last, both included, in UTC. */
export interface Days {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** Payments made on these days, newest first. Amounts are in the currency's main unit, such as dollars. */
export const paymentRows = ({ from, to }: Days): SQL => sql`
  select p.id as invoice, p.created_at, p.paid_at, p.status, p.currency,
    (p.amount_due / 100.0)::float8 as due, (p.amount_paid / 100.0)::float8 as paid,
    (p.refunded / 100.0)::float8 as refunded,
    (lost_to_dispute(p.amount_paid, p.refunded, p.dispute_lost) / 100.0)::float8 as lost_to_dispute,
    p.period_start, p.period_end, p.subscription_id as subscription, p.user_id as member_id, u.username, u.email
  from payments p left join users u on u.id = p.user_id
  where ${from ? sql`p.created_at >= ${from}::date::timestamp at time zone 'UTC'` : sql`true`}
    and ${to ? sql`p.created_at < (${to}::date + 1)::timestamp at time zone 'UTC'` : sql`true`}
  order by p.created_at desc, p.id desc`;
