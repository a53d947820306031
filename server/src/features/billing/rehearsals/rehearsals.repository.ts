import type { Interval, PriceTax } from "@mindreel/contract/billing/plans";
import { type Db, filteredQuery } from "#data/database.ts";
import { sql } from "#db/orm.ts";
import { isAtOld } from "#features/billing/mechanisms/moved-subscriptions/moved-subscriptions.repository.ts";

/** Subscriptions that are charged the same amounts on the same days. */
export type AlikeRow = {
  count: number;
  /** Of all, also those beyond the limit. */
  total: number;
  planId: number;
  providerStatus: string;
  renews: boolean;
  hasEnd: boolean;
  priceId: string | null;
  amount: number | null;
  tax: PriceTax;
  currency: string | null;
  interval: Interval | null;
  intervalCount: number | null;
  codeId: number | null;
  nextPriceId: string | null;
  /** The price that they were told they will pay, and the end of the notice. */
  movesTo: string | null;
  noticeUntil: Date | null;
  /** Whether their free days end them unless a card is added. */
  needsCard: boolean;
  /** Whether they have used the code that is tried. */
  hasUsed: boolean;
  /** Of one of them. */
  periodEnd: Date | null;
  codeUntil: Date | null;
  /** The day of the month on which they renew, if the month has it. */
  anchorDay: number | null;
};

/**
 * The subscriptions whose time is not up, without whose they are. Of what renews, those with the same price, code and
 * days are one row; what renews at an hour before the present one is another, so that no day is cut in two.
 * @param codeId the code that is tried
 */
export const alike = (db: Db, { codeId, now, limit }: { codeId: number | null; now: Date; limit: number }) =>
  filteredQuery<AlikeRow>(
    db,
    sql`
    with dated as (
      select s.*, s.period_end at time zone 'UTC' as ends, s.code_until at time zone 'UTC' as until,
        (case when s.tried then s.first_paid_at else s.started_at end) at time zone 'UTC' as anchor,
        exists (select from code_uses u where u.code_id = ${codeId}::int and u.subscription_id = s.id) as used,
        move.to_price_id as moves_to, move.notice_until, move.notice_until at time zone 'UTC' as told
      from subscriptions s left join lateral (
        select v.to_price_id, m.notice_until from price_move_members m
          join price_moves v on v.id = m.move_id join prices f on f.id = v.from_price_id
          where m.subscription_id = s.id and m.moved_at is null and m.notice_until is not null
            and v.called_off_at is null and ${isAtOld} limit 1) move on true
      where (s.ends_at is null or s.ends_at > ${now})
        and not exists (select from payments p where p.id = s.latest_invoice_id and p.returned_at is not null)
    ), known as (
      select id, plan_id, status, tax, renews, needs_card, ends_at is not null as has_end, currency,
        case when renews or needs_card then jsonb_build_array(price_id, amount, interval, interval_count, code_id, next_price_id, used,
          ends::date, until::date, ends::time >= (${now}::timestamptz at time zone 'UTC')::time, until::time <= ends::time,
          moves_to, told::date, told::time <= ends::time, anchor_day) end as charged,
        case when renews or needs_card then price_id end as price_id, amount, interval, interval_count, code_id,
        next_price_id, used, period_end, code_until, moves_to, notice_until, anchor_day
      from dated cross join lateral (select
        case when extract(day from ends + interval '1 day') = 1 and extract(day from anchor) > extract(day from ends)
          then extract(day from anchor) else extract(day from ends) end::int as anchor_day) day
    )
    select count(*)::int as count, (sum(count(*)) over ())::int as total, plan_id, status as provider_status,
      renews, needs_card, has_end, tax, currency, price_id, min(amount) as amount, min(interval) as interval, min(interval_count) as interval_count,
      min(code_id) as code_id, min(next_price_id) as next_price_id, bool_or(used) as has_used,
      (array_agg(period_end order by id))[1] as period_end, (array_agg(code_until order by id))[1] as code_until,
      min(moves_to) as moves_to, (array_agg(notice_until order by id))[1] as notice_until, min(anchor_day) as anchor_day
    from known group by plan_id, status, renews, needs_card, has_end, tax, currency, price_id, charged
    order by count(*) desc limit ${limit}`,
  );
