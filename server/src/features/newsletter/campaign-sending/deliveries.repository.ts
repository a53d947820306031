import type { DeliveriesQuery, DeliveryState } from "@mindreel/contract/newsletter/campaign-sending";
import type { SQL } from "drizzle-orm";
import { type Db, filteredQuery, hotQuery } from "#data/database.ts";
import { type From, type Listed, pageLimit } from "#data/paging.ts";
import { sql } from "#db/orm.ts";
import { isDeliverable, memberWantsNews, subscriberWantsNews } from "./audience.repository.ts";

/** A mail to hand over now. */
export interface ClaimedDelivery {
  readonly id: number;
  readonly email: string;
  readonly userId: number | null;
  readonly subscriberId: number | null;
  /** How often the mail server has deferred it so far. */
  readonly attempts: number;
  /** The categories that the member likes, if the mail depends on them. */
  readonly likedCategories: readonly number[];
  /** A language tag; empty if unknown. */
  readonly language: string;
}

/** Whether the recipient of the delivery `d` still gets news at this address. */
const stillWanted = sql`coalesce(
  case when d.user_id is not null then ${memberWantsNews} and lower(u.email) = lower(d.email)
    else ${subscriberWantsNews} and lower(s.secondary_email) = lower(d.email) end, false)
  and ${isDeliverable(sql`d.email`)}`;

/** The categories liked by the member of the delivery `d`. */
const likedCategories = sql`array(select distinct v.category_id from likes l join videos v on v.id = l.video_id
  where l.user_id = d.user_id and v.category_id is not null)`;

const notWanted = "No longer wanted, or the address has changed.";

/**
 * Claims mails that are due, marking them as being handed over or as skipped. Once this is committed nobody else claims
 * them, whatever happens. @returns none if none is due, or the campaign is not being sent
 */
export async function claim(
  tx: Db,
  campaignId: number,
  most: number,
  now: Date,
): Promise<(ClaimedDelivery & { readonly skipped: boolean })[]> {
  return hotQuery<ClaimedDelivery & { skipped: boolean }>(
    tx,
    sql`with due as materialized (
          select d.id, c.is_digest from deliveries d join campaigns c on c.id = d.campaign_id
          where d.campaign_id = ${campaignId} and c.state = 'sending' and d.state = 'waiting'
            and d.due_at <= ${now}::timestamptz
          order by d.due_at, d.id limit ${most} for update of d skip locked),
        checked as (
          select d.id, ${stillWanted} as wanted,
            case when due.is_digest then ${likedCategories} else '{}' end as liked,
            coalesce(u.language, s.language, '') as language
          from due join deliveries d on d.id = due.id
            left join users u on u.id = d.user_id left join subscribers s on s.id = d.subscriber_id)
        update deliveries d set changed_at = ${now}::timestamptz,
          state = case when checked.wanted then 'handing_over' else 'skipped' end,
          answer = case when checked.wanted then d.answer else ${notWanted} end
        from checked where d.id = checked.id
        returning d.id::int, d.email, d.user_id, d.subscriber_id, d.attempts,
          checked.liked as "likedCategories", checked.language, d.state = 'skipped' as skipped`,
  );
}

/** The outcome of handing over a mail. */
export interface Settled {
  readonly id: number;
  readonly state: Exclude<DeliveryState, "handing_over">;
  readonly answer: string;
  readonly attempts: number;
  /** When it is due again, if it is waiting. */
  readonly dueAt: Date;
}

export async function settle(tx: Db, settled: readonly Settled[], now: Date): Promise<void> {
  const column = (name: keyof Settled) => sql.param(settled.map((each) => each[name]));
  await hotQuery(
    tx,
    sql`update deliveries d set state = given.state, answer = given.answer, attempts = given.attempts,
          due_at = given.due_at, changed_at = ${now}::timestamptz
        from unnest(${column("id")}::bigint[], ${column("state")}::text[], ${column("answer")}::text[],
          ${column("attempts")}::int[], ${column("dueAt")}::timestamptz[]) given (id, state, answer, attempts, due_at)
        where d.id = given.id and d.state in ('handing_over', 'unsure')`,
  );
}

/** Marks mails as unsure that were being handed over when a server stopped. Called by the only sender, at its start. */
export const markUnsure = (tx: Db, campaignId: number, now: Date) =>
  hotQuery(
    tx,
    sql`update deliveries set state = 'unsure', changed_at = ${now}::timestamptz,
          answer = 'The server stopped while it handed this mail over.'
        where campaign_id = ${campaignId} and state = 'handing_over'`,
  );

/** When the next mail of a campaign is due; undefined if none is waiting. */
export async function nextDue(db: Db, campaignId: number): Promise<Date | undefined> {
  const [row] = await hotQuery<{ due: Date | null }>(
    db,
    sql`select min(due_at) as due from deliveries where campaign_id = ${campaignId} and state = 'waiting'`,
  );
  return row?.due ?? undefined;
}

export interface DeliveryRow {
  readonly email: string;
  readonly state: DeliveryState;
  readonly changedAt: Date;
  readonly answer: string | null;
  readonly unsubscribedAt: Date | null;
  readonly bouncedAt: Date | null;
}

type Kind = DeliveriesQuery["state"];
const ofKind = (kind: Kind): SQL => {
  if (kind === undefined) return sql``;
  if (kind === "unsubscribed") return sql`and d.unsubscribed_at is not null`;
  return kind === "bounced" ? sql`and d.bounced_at is not null` : sql`and d.state = ${kind}`;
};

/** One page plus one row, in the order in which the recipients were fixed. */
export function list(db: Db, campaignId: number, kind: Kind, from: From): Promise<(DeliveryRow & Listed)[]> {
  const those = sql`from deliveries d where d.campaign_id = ${campaignId} ${ofKind(kind)}`;
  return filteredQuery<DeliveryRow & Listed>(
    db,
    sql`select d.id::int, d.email, d.state, d.changed_at, d.answer, d.unsubscribed_at, d.bounced_at, '' as sort_key,
          (select count(*)::int ${those}) as total
        ${those} ${"key" in from ? sql`and d.id > ${from.id}::bigint` : sql``}
        order by d.id ${pageLimit(from)}`,
  );
}

/** The columns and rows of the CSV export. */
export const exported = (campaignId: number) => ({
  columns: ["email", "state", "changed_at", "answer", "unsubscribed_at", "bounced_at"],
  rows: sql`select email, state, changed_at, answer, unsubscribed_at, bounced_at
            from deliveries where campaign_id = ${campaignId} order by id`,
});
