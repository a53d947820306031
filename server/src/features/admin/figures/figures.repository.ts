import type { SQL } from "drizzle-orm";
import { type Db, filteredQuery, hotQuery, limitTo } from "#data/database.ts";
import { sql } from "#db/orm.ts";
import type { Days } from "./figures.policy.ts";

/** Amounts (in the owner's own currency) and seconds are PostgreSQL's `float8`, which is exact up to 9 * 10^15. */
export type DayRow = {
  day: string;
  invoices: number;
  paid: number;
  refunded: number;
  disputed: number;
  started: number;
  ended: number;
  endedMrr: number;
  freeMonths: number;
  freeTurned: number;
  trials: number;
  trialsPaid: number;
  trialsEnded: number;
  plays: number;
  seconds: number;
  /** At the end of the day. */
  mrr: number;
  subscriptions: number;
};

export type VideoRow = { id: number; title: string | null; plays: number; seconds: number };

export type SearchRow = { words: string; searches: number };

/** Bounds the table: beyond this number of different searches a day, new ones are not counted. */
const searchesADay = 1000;

/** Sums over the currencies of a day, of which each has its rate on that day; null if none is known. */
const sumOf = (column: string): SQL => sql`coalesce(sum(b.${sql.raw(column)}), 0)::int`;
const ownOf = (amount: string): SQL => sql`coalesce(sum(round(${sql.raw(amount)} * b.rate)), 0)::float8`;

/** Every day of the period in order, including days without activity, in one query. */
export const days = (db: Db, { from, to }: Days): Promise<DayRow[]> =>
  hotQuery<DayRow>(
    db,
    sql`select b.day::text, ${sumOf("invoices")} as invoices, ${ownOf("b.paid")} as paid,
          ${ownOf("b.refunded")} as refunded, ${ownOf("b.disputed")} as disputed,
          ${sumOf("started")} as started, ${sumOf("ended")} as ended, ${ownOf("b.ended_cents")} as ended_mrr,
          ${sumOf("free_months")} as free_months, ${sumOf("free_turned")} as free_turned,
          ${sumOf("trials")} as trials, ${sumOf("trials_paid")} as trials_paid, ${sumOf("trials_ended")} as trials_ended,
          coalesce(max(w.plays), 0)::int as plays, coalesce(max(w.seconds), 0)::float8 as seconds,
          ${ownOf("b.mrr")} as mrr, sum(b.running)::int as subscriptions
        from (
          select d.day, nearest_rate(c.currency, d.day) as rate, b.invoices, b.paid, b.refunded, b.disputed, b.started,
            b.ended, b.ended_cents, b.free_months, b.free_turned, b.trials, b.trials_paid, b.trials_ended,
            c.mrr + sum(coalesce(b.started_cents - b.ended_cents, 0)) over running as mrr,
            c.running + sum(coalesce(b.started - b.ended, 0)) over running as running
          from (select generate_series(${from}::date, ${to}::date, interval '1 day')::date as day) d
            cross join (
              select currency, sum(mrr) as mrr, sum(running) as running from (
                select own_currency() as currency, 0 as mrr, 0 as running
                union all select currency, case when day < ${from}::date then started_cents - ended_cents else 0 end,
                  case when day < ${from}::date then started - ended else 0 end
                from business_days where day <= ${to}::date) before
              group by currency) c
            left join business_days b on b.day = d.day and b.currency = c.currency
          window running as (partition by c.currency order by d.day)) b
        left join (select day, sum(plays) as plays, sum(seconds) as seconds from watch_totals
            where day between ${from}::date and ${to}::date group by day) w on w.day = b.day
        group by b.day order by b.day`,
  );

export type Currencies = {
  readonly own: string;
  /** What no rate is known for. */
  readonly missing: readonly { readonly currency: string; readonly paid: number; readonly mrr: number }[];
};

/** The currency that sums are in, and what is in none of them: what was paid in the period, and recurs at its end. */
export async function currencies(db: Db, { from, to }: Days): Promise<Currencies> {
  // With `offset 0`, the rate is looked up once a currency instead of once a row.
  const [row] = await hotQuery<Currencies>(
    db,
    sql`select own_currency() as own, coalesce(json_agg(json_build_object('currency', currency, 'paid', paid, 'mrr', mrr)
            order by currency) filter (where paid <> 0 or mrr <> 0), '[]') as missing
        from (select currency, coalesce(sum(paid) filter (where day >= ${from}::date), 0) as paid,
            sum(started_cents - ended_cents) as mrr
          from business_days where day <= ${to}::date group by currency offset 0) sums
        where nearest_rate(currency, ${to}::date) is null`,
  );
  if (row === undefined) throw new Error("a sum returned no row");
  return row;
}

export type SaleRow = {
  readonly planId: number | null;
  readonly planName: string | null;
  readonly code: string | null;
  readonly currency: string;
  readonly payments: number;
  readonly paid: number;
  readonly returned: number;
};

/** What was paid, by plan, code and currency. Amounts are `float8`, which is exact up to 9 * 10^15. */
export const sales = (db: Db, { from, to }: Days, limit: number): Promise<SaleRow[]> =>
  filteredQuery<SaleRow>(
    db,
    sql`select s.plan_id, plans.name as plan_name, used.code, p.currency, count(*)::int as payments,
          sum(p.amount_paid)::float8 as paid,
          sum(p.refunded + lost_to_dispute(p.amount_paid, p.refunded, p.dispute_lost))::float8 as returned
        from payments p
          left join subscriptions s on s.id = p.subscription_id
          left join plans on plans.id = s.plan_id
          left join lateral (select codes.code from code_uses u join codes on codes.id = u.code_id
            where u.subscription_id = p.subscription_id order by u.id limit 1) used on true
        where p.amount_paid > 0 and p.paid_at >= ${from}::date::timestamp at time zone 'utc'
          and p.paid_at < (${to}::date + 1)::timestamp at time zone 'utc'
        group by 1, 2, 3, 4 order by paid desc, 1, 3, 4 ${limitTo(limit)}`,
  );

/** The videos that were watched longest. */
export const videos = (db: Db, { from, to }: Days, limit: number): Promise<VideoRow[]> =>
  filteredQuery<VideoRow>(
    db,
    sql`select w.video_id as id, v.title, w.plays, w.seconds from (
          select video_id, sum(plays)::int as plays, sum(seconds)::float8 as seconds from watch_days
          where day between ${from}::date and ${to}::date
          group by video_id order by 3 desc, 2 desc, 1 ${limitTo(limit)}) w
        left join videos v on v.id = w.video_id
        order by w.seconds desc, w.plays desc, w.video_id`,
  );

/** Searches are listed only from this number on, so that their words identify nobody. */
const leastSearches = 3;

/** The most frequent searches that found nothing. */
export const searches = (db: Db, { from, to }: Days, limit: number): Promise<SearchRow[]> =>
  filteredQuery<SearchRow>(
    db,
    sql`select words, sum(searches)::int as searches from empty_searches
        where day between ${from}::date and ${to}::date
        group by words having sum(searches) >= ${leastSearches} order by 2 desc, 1 ${limitTo(limit)}`,
  );

export async function countEmptySearch(db: Db, words: string, now: Date): Promise<void> {
  const today = sql`utc_day(${now}::timestamptz)`;
  await hotQuery(
    db,
    sql`insert into empty_searches as e (day, words, searches)
        select ${today}, ${words}::text, 1
        where exists (select from empty_searches where day = ${today} and words = ${words}::text)
          or (select count(*) from empty_searches where day = ${today}) < ${searchesADay}::int
        on conflict (day, words) do update set searches = e.searches + 1`,
  );
}

/** Deletes the searches of all days before the given one. */
export async function deleteSearches(db: Db, before: Date): Promise<void> {
  await hotQuery(db, sql`delete from empty_searches where day < utc_day(${before}::timestamptz)`);
}
