import type { SQL } from "drizzle-orm";
import { type Db, filteredQuery, hotQuery, limitTo } from "#data/database.ts";
import { countedAtMost } from "#data/paging.ts";
import { sql } from "#db/orm.ts";
import type { FigureRow, TroubleRow } from "./today.policy.ts";

const counted = (those: SQL): SQL =>
  sql`(select count(*)::int from (select 1 ${those} ${limitTo(countedAtMost)}) found)`;

/** Deliveries of the last campaigns: their number, and the newest campaign. Older campaigns are history. */
const ofLastCampaigns = (where: SQL): SQL => sql`(
  select count(*)::int as n, max(last.id) as campaign
  from (select id from campaigns where begun_at is not null order by id desc limit 20) last
    cross join lateral (select 1 from deliveries d where d.campaign_id = last.id and ${where}
      ${limitTo(countedAtMost)}) found)`;

/**
 * What waits for a person. Each count reads a small index of what is wrong, up to a limit, so it costs the same in a
 * library of any size.
 * @param unpaid the provider's statuses of a subscription whose renewal failed
 * @param since deliveries that changed earlier are history
 */
export async function troubles(db: Db, unpaid: readonly string[], since: Date): Promise<TroubleRow> {
  const after = sql`${since}::timestamptz`;
  // Planned for the statuses at hand: for any others, PostgreSQL would expect so many that it reads all subscriptions.
  const [row] = await filteredQuery<TroubleRow>(
    db,
    sql`select
          ${counted(sql`from subscriptions where status = any(${sql.param(unpaid)}::text[])`)} as payments_failing,
          ${counted(sql`from payments where dispute = 'open'`)} as disputes,
          ${counted(sql`from doubled_subscriptions where done_at is null or found_at > ${after}`)} as doubled,
          ${counted(sql`from price_move_members where failed_at is not null`)} as price_moves,
          ${counted(sql`from video_health h
            join lateral (select deleted_at from videos where id = h.video_id offset 0) v on true
            where h.state is not null and v.deleted_at is null`)} as dead_videos,
          ${counted(sql`from requests where merged_into is null and deleted_at is null and votes > 0
            and video_id is null and declined_at is null`)} as requests,
          stuck.n as stuck_news, stuck.campaign as stuck_campaign,
          unsure.n as unsure_news, unsure.campaign as unsure_campaign,
          bounced.n as bounces, bounced.campaign as bounced_campaign,
          coalesce(comparison.failed, false) as comparison_failed, coalesce(comparison.open, 0) as differences
        from (select count(*)::int as n, max(id) as campaign from campaigns
            where state = 'sending' and trouble is not null) stuck
          cross join ${ofLastCampaigns(sql`d.state = 'unsure' and d.changed_at > ${after}`)} unsure
          cross join ${ofLastCampaigns(sql`d.bounced_at is not null and d.bounced_at > ${after}`)} bounced
          left join (
            select last.failure is not null as failed, ${counted(sql`from differences
              where reconciliation_id = last.id and healed_at is null`)} as open
            from (select id, failure from reconciliations where ended_at is not null order by id desc limit 1) last
          ) comparison on true`,
  );
  if (row === undefined) throw new Error("a count returned no row");
  return row;
}

interface Ends {
  /** The first days of the last and of the previous period, and the last day of the last one. */
  readonly from: string;
  readonly before: string;
  readonly to: string;
}

/** Sums of the daily totals. Amounts (in the owner's own currency) and seconds are `float8`, which is exact up to 9 * 10^15. */
export async function figures(db: Db, { from, before, to }: Ends): Promise<FigureRow> {
  const first = sql`${from}::date`;
  const earlier = sql`${before}::date`;
  const last = sql`${to}::date`;
  const change = (name: SQL, sum: SQL, begun: SQL, sooner: SQL): SQL =>
    sql`coalesce(sum(${sum}) filter (where ${begun}), 0)::float8 as ${name},
        coalesce(sum(${sum}) filter (where ${sooner}), 0)::float8 as ${name}_before`;
  const within = [sql`day >= ${first}`, sql`day >= ${earlier} and day < ${first}`] as const;
  // What runs at the end of a day is everything that began until then, without what ended.
  const standing = [sql`true`, sql`day < ${first}`] as const;
  // Converted by the day, but only of the days that count.
  const paid = sql`case when day >= ${earlier} then round(paid * nearest_rate(currency, day)) end`;
  const [row] = await hotQuery<FigureRow>(
    db,
    sql`select business.*, watched.* from
        (select sum(revenue)::float8 as revenue, sum(revenue_before)::float8 as revenue_before,
            sum(free_months)::float8 as free_months, sum(free_months_before)::float8 as free_months_before,
            coalesce(sum(round(mrr * nearest_rate(currency, ${last}))), 0)::float8 as mrr,
            coalesce(sum(round(mrr_before * nearest_rate(currency, ${first} - 1))), 0)::float8 as mrr_before,
            sum(subscriptions)::float8 as subscriptions, sum(subscriptions_before)::float8 as subscriptions_before
          from (select currency, ${change(sql`revenue`, paid, ...within)},
              ${change(sql`free_months`, sql`free_months`, ...within)},
              ${change(sql`mrr`, sql`started_cents - ended_cents`, ...standing)},
              ${change(sql`subscriptions`, sql`started - ended`, ...standing)}
            from business_days where day <= ${last} group by currency
            union all select own_currency(), 0, 0, 0, 0, 0, 0, 0, 0) each) business
        cross join (select ${change(sql`seconds`, sql`seconds`, ...within)}
          from watch_totals where day between ${earlier} and ${last}) watched`,
  );
  if (row === undefined) throw new Error("a sum returned no row");
  return row;
}
