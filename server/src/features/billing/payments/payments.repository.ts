import type { PaymentFilter } from "@mindreel/contract/billing/payments";
import { unitsOf } from "@mindreel/contract/plain/money";
import type { SQL } from "drizzle-orm";
import { type Db, filteredQuery, limitTo } from "#data/database.ts";
import { countedAtMost, type From, type Listed, pageLimit } from "#data/paging.ts";
import { sql } from "#db/orm.ts";
import type { PaymentRow } from "#features/billing/subscription/subscription.repository.ts";
import { isSearch, memberSearch } from "#members/member-search.ts";

/** `from` and `to` are UTC days, both included. */
export interface PaymentsFilter {
  readonly state?: PaymentFilter | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly search?: string | undefined;
}

const states: Readonly<Record<PaymentFilter, SQL>> = {
  paid: sql`p.paid_at is not null and p.refunded = 0 and p.dispute is null and not p.dispute_lost`,
  unpaid: sql`p.paid_at is null`,
  refunded: sql`p.refunded > 0`,
  disputed: sql`(p.dispute is not null or p.dispute_lost)`,
};

/** The condition on the payments `p`. */
const matching = ({ state, from, to, search }: PaymentsFilter): SQL => sql`
  ${state ? states[state] : sql`true`}
  and ${from ? sql`p.created_at >= ${from}::date::timestamp at time zone 'UTC'` : sql`true`}
  and ${to ? sql`p.created_at < (${to}::date + 1)::timestamp at time zone 'UTC'` : sql`true`}
  and ${isSearch(search) ? sql`p.user_id in (select u.id from users u where ${memberSearch(search)})` : sql`true`}`;

type Shown = Omit<PaymentRow, "id" | "nextTryAt" | "syncNumber" | "returnsSyncNumber" | "returnsSeenAt" | "returnedAt">;
export type ListedPaymentRow = Listed & Shown & { readonly invoice: string; readonly username: string | null };

/** A page of payments and one extra row, newest first. */
export function list(db: Db, filter: PaymentsFilter, from: From): Promise<ListedPaymentRow[]> {
  const where = matching(filter);
  // Payment ids are text, so the key holds both parts of the sort order.
  const after =
    "key" in from
      ? sql`and (p.created_at, p.id) < (split_part(${from.key}, ' ', 1)::timestamptz, split_part(${from.key}, ' ', 2))`
      : sql``;
  return filteredQuery<ListedPaymentRow>(
    db,
    sql`select 0 as id, p.id as invoice, p.subscription_id, p.status as "providerStatus", p.currency,
          p.amount_due, p.amount_paid, p.refunded, p.dispute_lost, p.dispute, p.period_start, p.period_end,
          p.created_at, p.paid_at, p.invoice_url, p.number, u.id as "userId", u.username,
          to_char(p.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') || ' ' || p.id as sort_key,
          (select count(*)::int from (select 1 from payments p where ${where} ${limitTo(countedAtMost)}) found) as total
        from payments p left join users u on u.id = p.user_id
        where ${where} ${after}
        order by p.created_at desc, p.id desc
        ${pageLimit(from)}`,
  );
}

/** A type, not an interface, because `filteredQuery` wants rows that fit an index signature. */
export type TotalsRow = { currency: string; payments: number; paid: number; refunded: number; lost: number };

export const totals = (db: Db, filter: PaymentsFilter): Promise<TotalsRow[]> =>
  filteredQuery<TotalsRow>(
    db,
    sql`select p.currency, count(p.paid_at)::int as payments, sum(p.amount_paid)::float8 as paid,
          sum(p.refunded)::float8 as refunded,
          sum(lost_to_dispute(p.amount_paid, p.refunded, p.dispute_lost))::float8 as lost
        from payments p where ${matching(filter)} group by p.currency order by payments desc, p.currency`,
  );

/** The columns of the export, in order. */
export const paymentColumns = [
  ...["invoice", "created_at", "paid_at", "status", "currency", "due", "paid", "refunded", "lost_to_dispute"],
  ...["period_start", "period_end", "subscription", "member_id", "username", "email"],
] as const;

const listed = (units: number) => sql.param(Object.keys(unitsOf).filter((currency) => unitsOf[currency] === units));
/** How many of its smallest unit make one of a payment's currency. */
const units = sql`case when p.currency = any(${listed(1)}::text[]) then 1.0
  when p.currency = any(${listed(1000)}::text[]) then 1000.0 else 100.0 end`;

/** The same payments for the export. Amounts are in the currency's main unit, such as dollars. */
export const paymentRows = (filter: PaymentsFilter): SQL => sql`
  select p.id as invoice, p.created_at, p.paid_at, p.status, p.currency,
    (p.amount_due / ${units})::float8 as due, (p.amount_paid / ${units})::float8 as paid,
    (p.refunded / ${units})::float8 as refunded,
    (lost_to_dispute(p.amount_paid, p.refunded, p.dispute_lost) / ${units})::float8 as lost_to_dispute,
    p.period_start, p.period_end, p.subscription_id as subscription, p.user_id as member_id, u.username, u.email
  from payments p left join users u on u.id = p.user_id
  where ${matching(filter)}
  order by p.created_at desc, p.id desc`;
